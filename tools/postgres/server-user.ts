import { chownSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The user "nobody" of Linux. PostgreSQL refuses to run as root, so root starts it as this user. */
const NOBODY = 65_534;

export interface ServerUser {
  uid: number;
  gid: number;
}

/** The user PostgreSQL must be started as; undefined when ours will do. */
export function serverUser(): ServerUser | undefined {
  return process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : undefined;
}

/** Gives a folder to the server's user, if that is not ours. */
export function giveToServer(folder: string): void {
  const user = serverUser();
  if (user) chownSync(folder, user.uid, user.gid);
}

/** Whether the server's user may enter a folder: a private home above it shuts it out. */
export function isReachable(folder: string): boolean {
  if (!serverUser()) return true;
  for (let path = dirname(folder); ; path = dirname(path)) {
    const { mode, uid } = statSync(path);
    const mayEnter = uid === NOBODY ? (mode & 0o100) !== 0 : (mode & 0o001) !== 0;
    if (!mayEnter) return false;
    if (path === dirname(path)) return true;
  }
}

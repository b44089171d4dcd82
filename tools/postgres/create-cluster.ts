import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { asServer, binariesFolder } from './binaries.ts';
import { createPassword, hasPassword } from './database-password.ts';
import { giveToServer, serverUser } from './server-user.ts';

/** Owner of the database, and the name of it. */
export const DATABASE_NAME = 'geven';

/** Who may connect: the owner alone, from this machine, with the password. The superuser cannot connect at all. */
const CLIENTS = `host all ${DATABASE_NAME} 127.0.0.1/32 scram-sha-256\n`;

/**
 * Creates a cluster with one empty database in the folder, unless there is one already. Its owner is no superuser: who
 * gets hold of the password gets the data of the shop, not the server's account.
 */
export function createCluster(folder: string, { mayCreateDatabases = false } = {}): void {
  if (existsSync(join(folder, 'PG_VERSION'))) {
    checkOwner(folder);
    checkPassword(folder);
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
    '--username=postgres',
    '--auth=trust',
    '--no-locale',
    '--encoding=UTF8',
    '--no-instructions',
  ]);
  writeFileSync(join(unfinished, 'pg_hba.conf'), CLIENTS);
  const rights = mayCreateDatabases ? 'LOGIN CREATEDB' : 'LOGIN';
  run(
    'postgres',
    ['--single', '-D', unfinished, 'postgres'],
    `CREATE ROLE ${DATABASE_NAME} ${rights} PASSWORD '${createPassword(folder)}';\n` +
      `CREATE DATABASE ${DATABASE_NAME} OWNER ${DATABASE_NAME};\n`,
  );
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

function checkPassword(folder: string): void {
  if (hasPassword(folder)) return;
  throw new Error(
    `The database in ${folder} was made by a version that asked for no password. "npm run reset" deletes it; copy what ` +
      'you need from it with that version first ("npm run catalogue -- export <folder>").',
  );
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../processes/run-program.ts';
import { ROOT } from '../settings.ts';
import { readLab } from './lab.ts';

/** The API's folder. */
export const API = join(ROOT, 'apps', 'commerce-api');

/** The Odoo that `npm run odoo:up` brought up, or any other by address; with an administrator's key. */
export interface OdooAddress {
  url: string;
  database: string;
  adminKey: string;
}

export function findOdoo(): OdooAddress {
  const lab = readLab();
  const adminKey = process.env.ODOO_ADMIN_KEY || (existsSync(lab.keyFile) && readFileSync(lab.keyFile, 'utf8').trim());
  if (!adminKey) {
    throw new Error('There is no Odoo: run `npm run odoo:up`, or set ODOO_URL, ODOO_DATABASE and ODOO_ADMIN_KEY');
  }
  return { url: process.env.ODOO_URL || lab.url, database: lab.database, adminKey };
}

/** Runs the set-up command and loads the sample; returns a key of the gateway's own user. */
export async function setUpGateway(odoo: OdooAddress, args: string[] = []): Promise<string> {
  const { output } = await commerceApi(odoo, ['odoo', 'setup', '--new-key', ...args]);
  const key = /^ *ODOO_KEY=(\S+)$/m.exec(output)?.[1];
  if (!key) throw new Error(`The set-up of Odoo failed:\n${output}`);
  const sample = await commerceApi(odoo, ['odoo', 'load-sample']);
  if (sample.code !== 0) throw new Error(`The sample was not loaded:\n${sample.output}`);
  return key;
}

export function commerceApi({ url, database, adminKey }: OdooAddress, args: string[]) {
  return runProgram(process.execPath, ['dist/cli.js', ...args], {
    cwd: API,
    env: { ODOO_URL: url, ODOO_DATABASE: database, ODOO_KEY: adminKey },
    timeoutMs: 20 * 60_000,
  });
}

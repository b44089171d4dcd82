import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { lastLines } from '../processes/last-lines.ts';
import { runProgram } from '../processes/run-program.ts';
import type { Lab } from './lab.ts';

const SCRIPTS = join(import.meta.dirname, 'root');
/** Downloads over a slow line and the installation of Odoo's modules take their time, ms. */
const TIMEOUT_MS = 45 * 60_000;

/** Runs one of the scripts in `root/`, its output in the lab's log folder; throws the end of it when it fails. */
export async function runScript(lab: Lab, script: string): Promise<void> {
  await runLogged(lab, script, [join(SCRIPTS, `${script}.sh`), lab.folder]);
}

/** Runs a command inside the root folder, as a user of the system in there; `name` is its log's. */
export async function runInRoot(lab: Lab, user: string, command: string[], name: string): Promise<void> {
  await runLogged(lab, name, inRoot(lab, user, command));
}

/** What the shell has to run for a command inside the root folder. */
export function inRoot(lab: Lab, user: string, command: string[]): string[] {
  return [join(SCRIPTS, 'in-root.sh'), lab.root, user, ...command];
}

async function runLogged(lab: Lab, name: string, args: string[]): Promise<void> {
  const { code, output } = await runProgram('sh', args, { timeoutMs: TIMEOUT_MS });
  mkdirSync(join(lab.folder, 'log'), { recursive: true });
  const log = join(lab.folder, 'log', `${name}.log`);
  appendFileSync(log, output);
  if (code !== 0) throw new Error(`${name} failed (exit code ${code}). The end of ${log}:\n${lastLines(log, 15)}`);
}

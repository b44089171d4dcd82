import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ROOT } from '../settings.ts';
import { birthOf } from './birth-of.mjs';
import { signalGroup } from './process-group.ts';

export interface ProgramResult {
  code: number;
  /** Standard output and error, in the order they came. */
  output: string;
}

export interface ProgramOptions {
  cwd?: string;
  env?: Record<string, string>;
  /** Maximum time it may take, ms; after that it is ended and counts as failed. */
  timeoutMs?: number;
  /** Shows its output while it runs. */
  isShown?: boolean;
}

/** Program groups running now, ended when we are stopped. */
const running = new Set<number>();
let isEnding = false;

/** Ends every program that runs, by force after a second, and lets no other begin. */
export async function endPrograms(): Promise<void> {
  isEnding = true;
  for (const pid of running) signalGroup(pid, 'SIGTERM');
  for (let waited = 0; waited < 20 && [...running].some(birthOf); waited++) await delay(50);
  killPrograms();
}

/** Ends every program that runs, at once. */
export function killPrograms(): void {
  isEnding = true;
  for (const pid of running) signalGroup(pid, 'SIGKILL');
}

/** Runs a program of node_modules/.bin (or any other) to its end, never waiting for input. */
export function runProgram(name: string, args: string[], options: ProgramOptions = {}): Promise<ProgramResult> {
  // Whoever asks is about to be ended too.
  if (isEnding) return new Promise(() => {});
  const { cwd = ROOT, env = {}, timeoutMs = 15 * 60_000, isShown = false } = options;
  const child = spawn(name, args, {
    cwd,
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
      TURBO_TELEMETRY_DISABLED: '1',
      STORYBOOK_DISABLE_TELEMETRY: '1',
      ...env,
      PATH: `${join(ROOT, 'node_modules', '.bin')}:${process.env.PATH ?? ''}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  return new Promise((resolve) => {
    const chunks: string[] = [];
    const collect = (chunk: Buffer): void => {
      chunks.push(chunk.toString());
      if (isShown) process.stdout.write(chunk);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const { pid } = child;
    if (pid !== undefined) running.add(pid);
    const timer = setTimeout(() => {
      chunks.push(`\n${name} took longer than ${timeoutMs / 1000} s and was ended.\n`);
      if (pid !== undefined) signalGroup(pid, 'SIGKILL');
    }, timeoutMs);
    const finish = (code: number): void => {
      clearTimeout(timer);
      if (pid !== undefined) running.delete(pid);
      if (!isEnding) resolve({ code, output: chunks.join('') });
    };
    child.once('error', (error) => {
      chunks.push(error.message);
      finish(1);
    });
    child.once('close', (code) => finish(code ?? 1));
  });
}

/** Runs a program and throws its output when it fails. */
export async function mustRun(name: string, args: string[], options: ProgramOptions = {}): Promise<void> {
  const { code, output } = await runProgram(name, args, options);
  if (code !== 0) throw new Error(`${name} ${args.join(' ')} failed:\n${output}`);
}

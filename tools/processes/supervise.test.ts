import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { birthOf } from './birth-of.mjs';
import type { ServiceDefinition } from './service-definition.ts';
import { supervise } from './supervise.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'service '));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A service that is one line of JavaScript, ready when it has written the file "ready". */
function service(code: string): ServiceDefinition {
  return {
    name: 'Example',
    command: process.execPath,
    args: ['-e', code],
    cwd: folder,
    env: process.env,
    logFile: join(folder, 'log'),
    stopSignal: 'SIGTERM',
    killSignal: 'SIGKILL',
    readyWithinMs: 10_000,
    isReady: async () => existsSync(join(folder, 'ready')),
  };
}

const LIVES = "fs.writeFileSync('ready', ''); setInterval(() => {}, 1000)";

describe('supervise', () => {
  it('starts a service again when it is killed', async () => {
    const pids: number[] = [];
    const example = supervise(service(LIVES), (pid) => pids.push(pid));
    await example.ready;
    process.kill(pids[0] ?? 0, 'SIGKILL');
    while (pids.length < 2) await delay(20);
    expect(birthOf(pids[1] ?? 0)).toBeDefined();
    await example.stop();
    expect(pids.map(birthOf)).toEqual([undefined, undefined]);
  });

  it('gives up on one that never serves, and shows its last output', async () => {
    const example = supervise(service("console.error('no such table'); process.exit(3)"));
    await expect(example.ready).rejects.toThrow(/Example cannot start \(exit code 3\)[\s\S]*no such table/);
    expect(readFileSync(join(folder, 'log'), 'utf8').match(/no such table/g)).toHaveLength(3);
  });

  it('ends what a service started itself', async () => {
    const child = "require('child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])";
    const example = supervise(service(`fs.writeFileSync('pid', String(${child}.pid)); ${LIVES}`));
    await example.ready;
    await example.stop();
    await delay(100);
    expect(birthOf(Number(readFileSync(join(folder, 'pid'), 'utf8')))).toBeUndefined();
  });
});

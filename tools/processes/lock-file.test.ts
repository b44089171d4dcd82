import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { holderOf, releaseLock, takeLock } from './lock-file.mjs';

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock '));
  path = join(folder, 'deep', 'running.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('takeLock', () => {
  it('tells the second who holds it, with what the first said', () => {
    expect(takeLock(path, { address: 'here' })).toBeUndefined();
    expect(takeLock(path)).toMatchObject({ pid: process.pid, details: { address: 'here' } });
  });

  it('takes over from a process that has ended', () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    takeLock(path);
    writeFileSync(path, JSON.stringify({ pid, birth: '1' }));
    expect(holderOf(path)).toBeUndefined();
    expect(takeLock(path)).toBeUndefined();
  });

  it('takes over when another process has got the number of the dead one', () => {
    takeLock(path);
    writeFileSync(path, JSON.stringify({ pid: process.pid, birth: 'long ago' }));
    expect(takeLock(path)).toBeUndefined();
  });

  it('takes over a file that holds nothing of use', () => {
    takeLock(path);
    writeFileSync(path, '');
    expect(takeLock(path)).toBeUndefined();
  });

  it('is free again when released', () => {
    takeLock(path);
    releaseLock(path);
    expect(holderOf(path)).toBeUndefined();
  });
});

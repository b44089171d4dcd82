import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { say } from '../output/step.mjs';
import { birthOf } from './birth-of.mjs';

/**
 * @typedef {{ pid: number, birth: string, details?: Record<string, unknown> }} Holder `birth` distinguishes a process from a
 *   later one with the same number.
 */

/** Who holds the lock now; nobody when its process has ended. @param {string} path @returns {Holder | undefined} */
export function holderOf(path) {
  const holder = readHolder(path);
  return holder && isAlive(holder) ? holder : undefined;
}

/** Who wrote the lock file, alive or not. @param {string} path @returns {Holder | undefined} */
export function readHolder(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {Holder} holder */
export function isAlive(holder) {
  const birth = birthOf(holder.pid);
  return birth !== undefined && birth === holder.birth;
}

/**
 * Takes the lock for this process, or returns who holds it.
 * @param {string} path
 * @param {Record<string, unknown>} [details]
 * @returns {Holder | undefined} the other holder, or nothing when the lock is ours
 */
export function takeLock(path, details = {}) {
  mkdirSync(dirname(path), { recursive: true });
  const mine = `${path}.${process.pid}`;
  writeFileSync(mine, JSON.stringify({ pid: process.pid, birth: birthOf(process.pid), details }));
  try {
    for (let attempt = 0; attempt < 20; attempt++) {
      try {
        // A link appears with its content in one step, and only once.
        linkSync(mine, path);
        return undefined;
      } catch (error) {
        if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
      }
      const holder = holderOf(path);
      if (holder) return holder;
      removeStale(path);
    }
    throw new Error(`The lock file ${path} can be neither read nor replaced; delete it.`);
  } finally {
    rmSync(mine, { force: true });
  }
}

/** Moves a dead holder's file away; puts it back if it became somebody's in between. @param {string} path */
function removeStale(path) {
  const aside = `${path}.stale-${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  const moved = readHolder(aside);
  if (moved && isAlive(moved)) linkSync(aside, path);
  rmSync(aside, { force: true });
}

/** Replaces what our lock file says to others. @param {string} path @param {Record<string, unknown>} details */
export function describeLock(path, details) {
  const next = `${path}.${process.pid}`;
  writeFileSync(next, JSON.stringify({ pid: process.pid, birth: birthOf(process.pid), details }));
  renameSync(next, path);
}

/** Gives the lock back when it is ours. @param {string} path */
export function releaseLock(path) {
  if (readHolder(path)?.pid === process.pid) rmSync(path, { force: true });
}

/**
 * Runs work under the lock, waiting for another holder first.
 * @template T
 * @param {string} path
 * @param {string} what named in the message to those who wait
 * @param {() => Promise<T> | T} work
 * @returns {Promise<T>}
 */
export async function withLock(path, what, work) {
  let hasSaid = false;
  for (;;) {
    const holder = takeLock(path);
    if (!holder) break;
    if (!hasSaid) say(`  … ${what} is running (process ${holder.pid}); waiting for it`);
    hasSaid = true;
    await delay(500);
  }
  try {
    return await work();
  } finally {
    releaseLock(path);
  }
}

import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { say } from '../output/step.mjs';
import { lastLines } from './last-lines.ts';
import { signalGroup, startGroup } from './process-group.ts';
import type { ServiceDefinition } from './service-definition.ts';

/** A program kept alive: whenever it dies it is started again, until it is stopped. */
export interface Service {
  name: string;
  /** Resolves when it serves for the first time; rejects when it cannot be brought up. */
  ready: Promise<void>;
  pid: () => number | undefined;
  stop: () => Promise<void>;
  /** Ends it at once, without waiting. */
  kill: () => void;
}

/** Deaths before it ever served after which we give up: then it is broken, not unlucky. */
const MAX_EARLY_DEATHS = 3;
/** Wait before a restart, ms: doubled with each death in a row, up to the maximum. */
const SHORTEST_PAUSE = 250;
const MAX_PAUSE = 15_000;
/** A service that lived this long, ms, counts as sound again. */
const SOUND_AFTER = 60_000;
/** Time a service has to end in peace, ms. */
const PEACE = 10_000;

/** Starts a service and keeps it running. `onStart` hears of each new process. */
export function supervise(definition: ServiceDefinition, onStart: (pid: number) => void = () => {}): Service {
  const { name } = definition;
  const stopping = new AbortController();
  let child: ChildProcess | undefined;
  let ended: Promise<void> = Promise.resolve();
  let deathsInARow = 0;
  let hasServed = false;

  const ready = new Promise<void>((resolve, reject) => {
    void keepAlive(resolve, reject);
  });
  // Whoever does not wait for it (a stack being stopped) must not crash on it.
  ready.catch(() => {});

  async function keepAlive(resolve: () => void, reject: (error: Error) => void): Promise<void> {
    while (!stopping.signal.aborted) {
      const begin = Date.now();
      const cause = await runOnce(resolve);
      if (stopping.signal.aborted) return;
      deathsInARow = Date.now() - begin > SOUND_AFTER ? 1 : deathsInARow + 1;
      const pause = Math.min(SHORTEST_PAUSE * 2 ** (deathsInARow - 1), MAX_PAUSE);
      if (!hasServed && deathsInARow >= MAX_EARLY_DEATHS) {
        reject(new Error(`${name} cannot start (${cause}). Its last output, from ${definition.logFile}:\n${tail()}`));
        return;
      }
      say(`  ! ${name} ended (${cause}); starting it again in ${pause / 1000} s. Its output: ${definition.logFile}`);
      await delay(pause, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  /** One life of the process; returns how it ended. */
  async function runOnce(onServing: () => void): Promise<string> {
    const current = startGroup(definition);
    child = current;
    const end = new Promise<string>((resolve) => {
      current.once('error', (error) => resolve(error.message));
      current.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
    });
    ended = end.then(() => {});
    const { pid } = current;
    if (pid === undefined) return end;
    onStart(pid);
    const isServing = await waitUntilReady(pid, end);
    if (isServing === 'late') {
      signalGroup(pid, 'SIGKILL');
      await end;
      return `not ready within ${definition.readyWithinMs / 1000} s`;
    }
    if (isServing === 'serving') {
      if (hasServed) say(`  ✓ ${name} serves again`);
      hasServed = true;
      onServing();
    }
    const cause = await end;
    // What it left behind in its group must not hold the port of its successor.
    if (!stopping.signal.aborted) signalGroup(pid, 'SIGKILL');
    return cause;
  }

  async function waitUntilReady(pid: number, end: Promise<string>): Promise<'serving' | 'dead' | 'late'> {
    let isDead = false;
    void end.then(() => {
      isDead = true;
    });
    const latest = Date.now() + definition.readyWithinMs;
    while (!isDead && !stopping.signal.aborted) {
      if (await definition.isReady(pid)) return isDead ? 'dead' : 'serving';
      if (Date.now() > latest) return 'late';
      await delay(100);
    }
    return 'dead';
  }

  function tail(): string {
    return lastLines(definition.logFile, 20);
  }

  return {
    name,
    ready,
    pid: () => child?.pid,
    stop: async () => {
      stopping.abort();
      const pid = child?.pid;
      if (pid === undefined) return;
      signalGroup(pid, definition.stopSignal);
      const patience = new AbortController();
      const isOver = await Promise.race([
        ended.then(() => true),
        delay(PEACE, false, { signal: patience.signal }).catch(() => true),
      ]);
      patience.abort();
      if (!isOver) {
        say(`  ! ${name} did not end within ${PEACE / 1000} s and is ended by force`);
        signalGroup(pid, definition.killSignal);
        await ended;
      }
      signalGroup(pid, 'SIGKILL');
    },
    kill: () => {
      stopping.abort();
      if (child?.pid !== undefined) signalGroup(child.pid, definition.killSignal);
    },
  };
}

import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { birthOf } from './birth-of.mjs';
import { signalGroup } from './process-group.ts';

/** Variable that marks the processes of one stack with its data folder. */
export const STACK_MARK = 'GEVEN_STACK';

/** Ends processes that a start tool left behind when it was killed itself. Needs /proc to be sure whose they are. */
export async function endLeftOvers(pids: number[], dataDir: string): Promise<number> {
  const ours = pids.filter((pid) => hasMark(pid, dataDir));
  for (const pid of ours) signalGroup(pid, 'SIGINT');
  for (let waited = 0; waited < 50 && ours.some((pid) => birthOf(pid)); waited++) await delay(100);
  for (const pid of ours) if (birthOf(pid)) signalGroup(pid, 'SIGKILL');
  return ours.length;
}

function hasMark(pid: number, dataDir: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(`${STACK_MARK}=${dataDir}`);
  } catch {
    return false;
  }
}

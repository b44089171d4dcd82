import { join } from 'node:path';
import { say } from '../output/step.mjs';
import { endLeftOvers } from '../processes/end-left-overs.ts';
import { describeLock, readHolder, releaseLock, takeLock } from '../processes/lock-file.mjs';
import type { Settings } from '../settings.ts';
import { addressesOf } from './stack-options.ts';

export interface StackLock {
  /** Notes a process that belongs to the stack, so that it can be ended if we are killed. */
  addProcess: (pid: number) => void;
  release: () => void;
}

/** The file that says who runs on a data folder. */
export function stackLockFile(dataDir: string): string {
  return join(dataDir, 'running.lock');
}

/** Makes sure that only one stack runs on a data folder; ends what a killed predecessor left behind. */
export async function takeStackLock(settings: Settings): Promise<StackLock> {
  const file = stackLockFile(settings.dataDir);
  const before = readHolder(file);
  const { shop, api, sandbox } = addressesOf(settings);
  const addresses = { shop, api, sandbox };
  const holder = takeLock(file, { addresses });
  if (holder) throw new Error(describe(holder));
  const pids = before?.details?.processes;
  if (Array.isArray(pids)) {
    const count = await endLeftOvers(pids.map(Number), settings.dataDir);
    if (count > 0) say(`  ! Ended ${count} processes of an earlier start that was killed`);
  }
  const processes: number[] = [];
  return {
    addProcess: (pid) => {
      processes.push(pid);
      describeLock(file, { addresses, processes });
    },
    release: () => releaseLock(file),
  };
}

function describe({ pid, details }: { pid: number; details?: Record<string, unknown> }): string {
  const addresses = Object.entries(details?.addresses ?? {}).map(([name, url]) => `  ${name.padEnd(8)} ${url}`);
  return [
    `It runs already, as process ${pid}:`,
    ...addresses,
    `Stop it with Ctrl-C in its terminal or "kill ${pid}". For a second one beside it, set DATA_DIR and the ports (.env.example).`,
  ].join('\n');
}

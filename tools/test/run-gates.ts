import type { Gate } from '../gates/gate.ts';
import { say, seconds } from '../output/step.mjs';
import type { Counts } from './counts.ts';

/** Runs gates one after another and shows what each found. */
export async function runGates(gates: Gate[]): Promise<Counts> {
  const counts = { passed: 0, failed: 0 };
  for (const { name, run } of gates) {
    const begin = performance.now();
    const problem = await run().catch((error: Error) => error.stack ?? error.message);
    if (problem) {
      counts.failed++;
      say(problem);
    } else {
      counts.passed++;
    }
    say(`  ${problem ? '✗' : '✓'} ${name.padEnd(55)} ${seconds(performance.now() - begin)}`);
  }
  return counts;
}

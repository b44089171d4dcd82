import { faultLines } from '../fuzz/fault-lines.ts';
import { runFuzz } from '../fuzz/run-fuzz.ts';
import { say } from '../output/step.mjs';
import type { ThrowawayStack } from '../stack/throwaway-stack.ts';
import type { Counts } from './counts.ts';

/** The same each time: what is new is looked for by `npm run fuzz`. */
const SEED = 1;
const REQUESTS = 300;
/** ms. */
const BUDGET = 20_000;

/** Sends some odd requests before the journeys begin; one check. */
export async function runShortFuzz(running: ThrowawayStack): Promise<Counts> {
  const report = await runFuzz(running, { requests: REQUESTS, seed: SEED, budget: BUDGET });
  const lines = faultLines(report);
  say(`  ${lines.length === 0 ? '✓' : '✗'} ${report.sent} odd requests answered, the slowest in ${report.slowest} ms`);
  for (const line of lines) say(`    ${line}`);
  return lines.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

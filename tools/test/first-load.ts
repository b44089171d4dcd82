import { weighPages } from '../bench/weigh-pages.ts';
import { say } from '../output/step.mjs';
import type { Counts } from './counts.ts';

/** Holds the first load of each kind of page to its limit; one check per page that has one. */
export async function checkFirstLoad(shop: string): Promise<Counts> {
  const counts: Counts = { passed: 0, failed: 0 };
  for (const { name, aboveFramework, limit } of await weighPages(shop)) {
    if (limit === undefined) continue;
    const isLight = aboveFramework <= limit;
    counts[isLight ? 'passed' : 'failed'] += 1;
    const mark = isLight ? '✓' : '✗';
    say(`  ${mark} First load of ${name}: ${aboveFramework.toFixed(1)} of ${limit} KiB beyond the framework's own`);
  }
  return counts;
}

import { join } from 'node:path';
import { runProgram } from '../processes/run-program.ts';
import { ROOT } from '../settings.ts';

/** Times the listing in a process of its own, without HTTP and without a database. */
export async function measureFacets(thousands: number): Promise<{ thousands: number; p50: number; p99: number }> {
  const program = join(ROOT, 'apps', 'commerce-api', 'dist', 'measure-listing.js');
  const { code, output } = await runProgram(process.execPath, [program, String(thousands)]);
  if (code !== 0) throw new Error(`The listing could not be measured:\n${output}`);
  const { p50, p99 } = JSON.parse(output) as { p50: number; p99: number };
  return { thousands, p50, p99 };
}

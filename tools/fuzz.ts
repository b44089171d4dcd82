import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWorkspaces, SHOP_WITH_SERVERS } from './build/build-workspaces.ts';
import { faultLines } from './fuzz/fault-lines.ts';
import { runFuzz } from './fuzz/run-fuzz.ts';
import { say, seconds } from './output/step.mjs';
import { cleanUp } from './processes/clean-up.ts';
import { onStopSignal } from './processes/on-stop-signal.ts';
import { endPrograms, killPrograms } from './processes/run-program.ts';
import { withThrowawayStack } from './stack/throwaway-stack.ts';
import { createTestFolder, removeTestFolder } from './test/test-folder.ts';

// Sends odd requests to a shop of its own: paths, queries, forms, calls of the API, headers. No answer may be an error
// of the server, tell what is inside or keep anybody waiting. `npm run fuzz -- --seed 7` repeats a run.
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '10000' },
    /** A number; another one each time without it. */
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
});
const requests = Number(values.requests);
const seed = Number(values.seed);
if (!(requests > 0) || !Number.isInteger(seed))
  throw new Error('--requests takes a number above 0, --seed a whole one');

onStopSignal({
  stop: async () => {
    await endPrograms();
    await cleanUp();
  },
  kill: killPrograms,
});

await buildWorkspaces(SHOP_WITH_SERVERS);
const folder = createTestFolder();
try {
  const begin = performance.now();
  const report = await withThrowawayStack(join(folder, 'fuzz'), (running) => runFuzz(running, { requests, seed }));
  const statuses = [...report.statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${count} × ${status || 'none'}`);
  const lines = faultLines(report);
  say(
    `\nSeed ${seed}: ${report.sent} requests in ${seconds(performance.now() - begin)}, the slowest ${report.slowest} ms`,
  );
  say(statuses.join(', '));
  for (const line of lines) say(`✗ ${line}`);
  say(lines.length === 0 ? '✓ nothing wrong' : `${lines.length} faults`);
  process.exitCode = lines.length === 0 ? 0 : 1;
} finally {
  removeTestFolder(folder);
}

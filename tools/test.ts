import { buildWorkspaces, PACKAGES, SHOP_WITH_SERVERS } from './build/build-workspaces.ts';
import { ALL_GATES } from './gates/all-gates.ts';
import { say } from './output/step.mjs';
import { cleanUp, onEnd } from './processes/clean-up.ts';
import { onStopSignal } from './processes/on-stop-signal.ts';
import { endPrograms, killPrograms } from './processes/run-program.ts';
import { type Counts, sum, summaryLine } from './test/counts.ts';
import { findTestBrowser } from './test/find-browser.ts';
import { runJourneys } from './test/journeys.ts';
import { runGates } from './test/run-gates.ts';
import { runStoryTests } from './test/story-tests.ts';
import { createTestFolder, removeTestFolder } from './test/test-folder.ts';
import { runUnitTests } from './test/unit-tests.ts';

const PARTS = ['gates', 'unit', 'stories', 'journeys'];

onStopSignal({
  stop: async () => {
    await endPrograms();
    await cleanUp();
  },
  kill: killPrograms,
});

/** `npm test -- unit journeys` runs parts; what follows a part's name that is none goes to Playwright. */
const words = process.argv.slice(2);
const chosen = words.filter((word) => PARTS.includes(word));
const forPlaywright = words.filter((word) => !PARTS.includes(word));
const runs = (part: string): boolean => chosen.length === 0 || chosen.includes(part);

const folder = createTestFolder();
const end = onEnd(() => removeTestFolder(folder));
const results: Counts[] = [];

/** A part that cannot even begin is one failure, and the others still run. */
async function part(name: string, title: string, run: () => Promise<Counts>): Promise<void> {
  if (!runs(name)) return;
  say(`\n${title}`);
  try {
    results.push(await run());
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    results.push({ passed: 0, failed: 1 });
  }
}

await part('gates', 'Gates', () => runGates(ALL_GATES));
await part('unit', 'Tests beside the code', async () => {
  await buildWorkspaces(PACKAGES);
  return runUnitTests(folder);
});
await part('stories', 'Stories in the browser', async () => {
  await buildWorkspaces(PACKAGES);
  return runStoryTests(folder, await findTestBrowser());
});
await part('journeys', 'Journeys through the running shop', async () => {
  await buildWorkspaces(SHOP_WITH_SERVERS);
  return runJourneys(folder, await findTestBrowser(), forPlaywright);
});
await end();

const total = sum(results);
say(`\n${summaryLine(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWorkspaces, PACKAGES } from './build/build-workspaces.ts';
import {
  type MutationReport,
  type Survivor,
  scoreLine,
  sumScores,
  survivorsOf,
  tally,
} from './mutate/mutation-report.ts';
import { LEAST_SCORE, PARTS, strykerOptions, vitestOptions } from './mutate/mutation-settings.ts';
import { say } from './output/step.mjs';
import { onStopSignal } from './processes/on-stop-signal.ts';
import { endPrograms, killPrograms, runProgram } from './processes/run-program.ts';
import { ROOT } from './settings.ts';

// Changes the code in small ways, one at a time, and runs the tests beside it: a change that no test notices is a hole.
// `npm run mutate -- timber` measures one part, `npm run mutate -- timber src/vat.ts` some files of it.

/** Names the survivors that are looked at, each with a reason. */
const ACCEPTED = join(ROOT, 'docs', 'mutation-testing.md');

onStopSignal({ stop: endPrograms, kill: killPrograms });

const words = process.argv.slice(2);
const chosen = PARTS.filter(({ name }) => words.includes(name));
const files = words.filter((word) => !PARTS.some(({ name }) => name === word));
if (files.length > 0 && chosen.length !== 1)
  throw new Error(`Name one part before its files: ${PARTS.map(({ name }) => name).join(' or ')}.`);

const folder = join(ROOT, '.data', 'mutation');
mkdirSync(folder, { recursive: true });
await buildWorkspaces(PACKAGES);

const reports: MutationReport[] = [];
for (const part of chosen.length > 0 ? chosen : PARTS) {
  say(`\n${part.name}`);
  const report = join(folder, `${part.name}.json`);
  const settings = join(folder, `${part.name}.settings.json`);
  const vitestConfig = join(folder, `${part.name}.vitest.mjs`);
  writeFileSync(vitestConfig, `export default ${JSON.stringify(vitestOptions(part))};\n`);
  writeFileSync(settings, JSON.stringify(strykerOptions(part, { files, report, vitestConfig })));
  const cwd = join(ROOT, part.folder);
  const { code } = await runProgram('stryker', ['run', settings], { cwd, isShown: true, timeoutMs: 60 * 60_000 });
  if (code !== 0) throw new Error(`The mutation tests of ${part.name} could not be run.`);
  reports.push({ ...JSON.parse(readFileSync(report, 'utf8')), part: part.name, folder: part.folder });
}

const accepted = readFileSync(ACCEPTED, 'utf8');
const isNew = ({ name }: Survivor): boolean => !accepted.includes(name);
const survivors = reports.flatMap(survivorsOf);
for (const { place, name } of survivors.filter(isNew)) say(`  not in docs/mutation-testing.md: ${place}\n    ${name}`);
say('');
for (const report of reports) say(scoreLine(report.part, tally(report)));
const total = sumScores(reports.map(tally));
say(scoreLine('all', total));
process.exitCode = total.percent >= LEAST_SCORE ? 0 : 1;

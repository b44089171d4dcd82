import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { makeApplications } from './make-applications.ts';
import { makeBoards } from './make-boards.ts';
import { makeEnds } from './make-ends.ts';
import { makeFaces } from './make-faces.ts';
import { makeHero } from './make-hero.ts';
import { updateManifest } from './manifest.ts';
import type { Task } from './task.ts';

const folder = fileURLToPath(new URL('../../apps/shop/public/pictures/', import.meta.url));
const manifest = fileURLToPath(new URL('../../apps/shop/src/lib/generated/pictures.json', import.meta.url));

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, draft: { type: 'boolean', default: false } },
});
const tasks: Task[] = [
  ...makeFaces(),
  ...makeEnds(),
  ...makeHero(),
  ...makeBoards(),
  ...makeApplications(values.draft),
];

for (const task of tasks.filter(({ name }) => name.includes(values.only))) {
  const start = performance.now();
  const result = await task.run(folder);
  await updateManifest(manifest, result);
  process.stdout.write(`${task.name} ${Math.round(performance.now() - start)} ms\n`);
}

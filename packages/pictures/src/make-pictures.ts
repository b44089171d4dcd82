import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { makeAccessories } from './make-accessories.ts';
import { makeApplications } from './make-applications.ts';
import { makeBoards } from './make-boards.ts';
import { makeEnds } from './make-ends.ts';
import { makeFaces } from './make-faces.ts';
import { makeHero } from './make-hero.ts';
import { updateManifest, updateShopManifest } from './manifest.ts';
import type { Task } from './task.ts';

const inApp = (path: string) => fileURLToPath(new URL(`../../../apps/${path}`, import.meta.url));
/** Pictures of products are served by the API in every size; those of pages are files of the shop. */
const OF_PRODUCTS = /^(faces|boards|ends|accessories)\//;
const productManifest = inApp('commerce-api/pictures/manifest.json');
const shopManifest = inApp('shop/src/lib/generated/pictures.json');

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, draft: { type: 'boolean', default: false } },
});
const tasks: Task[] = [
  ...makeAccessories(),
  ...makeFaces(),
  ...makeEnds(),
  ...makeHero(),
  ...makeBoards(),
  ...makeApplications(values.draft),
];

for (const task of tasks.filter(({ name }) => name.includes(values.only))) {
  const start = performance.now();
  const isOfProducts = OF_PRODUCTS.test(task.name);
  const { pictures, points = {} } = await task.run(
    inApp(isOfProducts ? 'commerce-api/pictures' : 'shop/public/pictures'),
  );
  if (isOfProducts) await updateManifest(productManifest, pictures);
  await updateShopManifest(shopManifest, { pictures: isOfProducts ? {} : pictures, points });
  process.stdout.write(`${task.name} ${Math.round(performance.now() - start)} ms\n`);
}

import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { makeAccessories } from './make-accessories.ts';
import { makeApplications } from './make-applications.ts';
import { makeArticles } from './make-articles.ts';
import { makeBoards } from './make-boards.ts';
import { makeEnds } from './make-ends.ts';
import { makeFaces } from './make-faces.ts';
import { makeHero } from './make-hero.ts';
import { makePosts } from './make-posts.ts';
import { updateManifest, updateShopManifest } from './manifest.ts';
import type { Task } from './task.ts';

const inPackage = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const inApp = (path: string) => fileURLToPath(new URL(`../../../apps/${path}`, import.meta.url));
/**
 * Pictures of products are served by the API in every size; those of pages are files of the shop, those of articles of
 * the content that ships.
 */
const OF_PRODUCTS = /^(faces|boards|posts|beams|ends|accessories)\//;
const OF_ARTICLES = /^articles\//;
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
  ...makePosts(),
  ...makeApplications(values.draft),
  ...makeArticles(values.draft),
];

for (const task of tasks.filter(({ name }) => name.includes(values.only))) {
  const start = performance.now();
  const isOfProducts = OF_PRODUCTS.test(task.name);
  const { pictures, points = {}, sizes = {} } = await task.run(folderOf(task.name));
  if (isOfProducts) await updateManifest(productManifest, pictures);
  await updateShopManifest(shopManifest, { pictures: isOfProducts ? {} : pictures, points, sizes });
  process.stdout.write(`${task.name} ${Math.round(performance.now() - start)} ms\n`);
}

function folderOf(name: string): string {
  if (OF_ARTICLES.test(name)) return inPackage('sample-content/assets');
  return inApp(OF_PRODUCTS.test(name) ? 'commerce-api/pictures' : 'shop/public/pictures');
}

import { createHash } from 'node:crypto';
import { renderScene } from './rendering/render-scene.ts';
import { ARTICLE_SCENES } from './scenes/article-decks.ts';
import type { Task } from './task.ts';
import { writePicture } from './write-picture.ts';

const WIDTH = 1200;
const HEIGHT = 900;
const LIMIT = 160_000;
/** Part of each address: the content service never shows another picture under an old one. */
const EDITION = 1;

/** One task per article's picture, under the address that the content service would give it: size, hash, name. */
export function makeArticles(draft: boolean): Task[] {
  return Object.entries(ARTICLE_SCENES).map(([name, build]) => ({
    name: `articles/${name}.webp`,
    async run(folder) {
      const hash = createHash('sha256').update(`${name} ${EDITION}`).digest('hex').slice(0, 10);
      const raster = renderScene(build(), WIDTH, HEIGHT, draft ? 1 : 3, 4);
      await writePicture(folder, `${WIDTH}x${HEIGHT}/${hash}/${name}.webp`, raster, LIMIT);
      return { pictures: {} };
    },
  }));
}

import { POSTS, type PostEntry } from './picture-list.ts';
import { boardSolids } from './rendering/board-solids.ts';
import { createCamera } from './rendering/camera.ts';
import { pointsOfEnd } from './rendering/end-points.ts';
import { renderScene } from './rendering/render-scene.ts';
import type { Scene } from './rendering/scene.ts';
import { hashText, seededRandom } from './seeded-random.ts';
import type { PicturePoints, Task } from './task.ts';
import type { Vector } from './vector.ts';
import type { Pith } from './wood/ring-volume.ts';
import { writePicture } from './write-picture.ts';

/** A section that posts or beams are drawn with, mm, and from where. */
interface Section {
  readonly width: number;
  readonly thickness: number;
  readonly eye: Vector;
  readonly target: Vector;
  readonly spread: number;
}

/** By folder: a square post, and a beam that is more than twice as wide as thick. */
const SECTIONS: Readonly<Record<'posts' | 'beams', Section>> = {
  posts: { width: 120, thickness: 120, eye: [-463, -805, 515], target: [56, 161, 32], spread: 0.217 },
  beams: { width: 132, thickness: 60, eye: [-463, -805, 515], target: [52, 152, 5], spread: 0.206 },
};
/** In the shape of the gallery, so that nothing is cut off. */
const PIXELS = { width: 1296, height: 972 };
const LENGTH = 2400;
const LIMIT = 60_000;

/** One task per post and beam in perspective; those of one section are seen alike, so they share their points. */
export function makePosts(): Task[] {
  return (['posts', 'beams'] as const).flatMap((folder) =>
    POSTS.map((entry) => {
      const path = `${folder}/${entry.name}.webp`;
      return {
        name: path,
        async run(pictures) {
          const raster = renderScene(postScene(path, entry, SECTIONS[folder]), PIXELS.width, PIXELS.height, 2, 5);
          return {
            pictures: { [path]: await writePicture(pictures, path, raster, LIMIT) },
            points: { [folder]: pointsOf(SECTIONS[folder]) },
          };
        },
      } satisfies Task;
    }),
  );
}

function postScene(path: string, entry: PostEntry, section: Section): Scene {
  const { width, thickness, eye, target, spread } = section;
  return {
    ...{ eye, target, spread },
    solids: boardSolids({
      species: entry.species,
      seed: path,
      at: [width / 2, 0, thickness],
      along: [0, 1, 0],
      face: [0, 0, 1],
      width,
      thickness,
      length: LENGTH,
      surface: entry.surface,
      pith: heartOf(path, width, thickness),
      easing: entry.surface === 'sawn' ? 1.2 : 3,
    }),
    sun: [-0.5, -0.62, 1.25],
    sunShare: 0.55,
    ground: '#ffffff',
    groundShare: 0.34,
    exposure: 1.04,
    shadowCell: 4,
    shadowMargin: 420,
  };
}

/** Where the heart lies: inside, but never in the middle. */
export function heartOf(seed: string, width: number, thickness: number): Pith {
  const random = seededRandom(hashText(`${seed}/heart`));
  const side = random() < 0.5 ? -1 : 1;
  const up = random() < 0.5 ? -1 : 1;
  const offset = side * (0.07 + 0.13 * random()) * width;
  const depth = thickness * (0.5 + up * (0.06 + 0.12 * random()));
  return {
    offset,
    depth,
    tilt: (random() - 0.5) * 0.02,
    reach: Math.min(width / 2 - Math.abs(offset), Math.min(depth, thickness - depth)) * 1.25,
    heartwood: Math.hypot(width / 2 + Math.abs(offset), Math.max(depth, thickness - depth)) * 0.8,
  };
}

function pointsOf({ width, thickness, ...view }: Section): PicturePoints {
  const camera = createCamera({ ...view, aspect: PIXELS.width / PIXELS.height });
  return pointsOfEnd(camera, width, thickness);
}

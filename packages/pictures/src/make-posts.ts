import { POSTS, type PostEntry } from './picture-list.ts';
import { boardSolids } from './rendering/board-solids.ts';
import { createCamera } from './rendering/camera.ts';
import { pointsOfEnd } from './rendering/end-points.ts';
import { renderScene } from './rendering/render-scene.ts';
import type { Scene } from './rendering/scene.ts';
import type { PicturePoints, Task } from './task.ts';
import type { Vector } from './vector.ts';
import { heartOf, LOG, logSeed } from './wood/beam-log.ts';
import { writePicture } from './write-picture.ts';

/** A section that posts or beams are drawn with, mm, and from where. */
interface Section {
  readonly thickness: number;
  readonly eye: Vector;
  readonly target: Vector;
  readonly spread: number;
}

/** By folder: a square post, and a beam that is more than twice as wide as thick. Both are as wide as their log. */
export const SECTIONS: Readonly<Record<'posts' | 'beams', Section>> = {
  posts: { thickness: LOG, eye: [-540.2, -939.2, 600.8], target: [65.3, 187.8, 37.3], spread: 0.217 },
  beams: { thickness: 63.6, eye: [-491.1, -853.8, 546.2], target: [55.2, 161.2, 5.3], spread: 0.206 },
};
/** In the shape of the gallery, so that nothing is cut off. */
const PIXELS = { width: 1944, height: 1458 };
const LENGTH = 2800;
const LIMIT = 110_000;

/** One task per post and beam in perspective; those of one section are seen alike, so they share their points. */
export function makePosts(): Task[] {
  return (['posts', 'beams'] as const).flatMap((folder) =>
    POSTS.map((entry) => {
      const path = `${folder}/${entry.name}.webp`;
      return {
        name: path,
        async run(pictures) {
          const raster = renderScene(postScene(entry, SECTIONS[folder]), PIXELS.width, PIXELS.height, 2, 5);
          return {
            pictures: { [path]: await writePicture(pictures, path, raster, LIMIT) },
            points: { [folder]: pointsOf(SECTIONS[folder]) },
          };
        },
      } satisfies Task;
    }),
  );
}

/** The post or beam alone, its end towards the viewer. */
export function postScene(entry: PostEntry, section: Section): Scene {
  const { thickness, eye, target, spread } = section;
  const isLaminated = entry.surface === 'laminated';
  const seed = logSeed(entry.species, isLaminated);
  return {
    ...{ eye, target, spread },
    solids: boardSolids({
      species: entry.species,
      seed,
      at: [LOG / 2, 0, thickness],
      along: [0, 1, 0],
      face: [0, 0, 1],
      width: LOG,
      thickness,
      // Out of the middle of the log, as a section shows the middle of its end.
      within: { below: (LOG - thickness) / 2, thickness: LOG },
      length: LENGTH,
      surface: entry.surface,
      pith: heartOf(seed),
      easing: entry.surface === 'sawn' ? 1.4 : 3.5,
    }),
    sun: [-0.5, -0.62, 1.25],
    sunShare: 0.55,
    ground: '#ffffff',
    groundShare: 0.34,
    exposure: 1.04,
    shadowCell: 4.6,
    shadowMargin: 490,
  };
}

function pointsOf({ thickness, ...view }: Section): PicturePoints {
  const camera = createCamera({ ...view, aspect: PIXELS.width / PIXELS.height });
  return pointsOfEnd(camera, { below: [0, LOG], thickness });
}

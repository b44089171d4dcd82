import { renderScene } from './rendering/render-scene.ts';
import type { Scene } from './rendering/scene.ts';
import { facade } from './scenes/facade.ts';
import { fence } from './scenes/fence.ts';
import { jetty } from './scenes/jetty.ts';
import { raisedBed } from './scenes/raised-bed.ts';
import { terrace } from './scenes/terrace.ts';
import { veranda } from './scenes/veranda.ts';
import type { Task } from './task.ts';
import { writePicture } from './write-picture.ts';

const SCENES: Record<string, () => Scene> = { terrace, facade, fence, veranda, jetty, 'raised-bed': raisedBed };
const WIDTH = 874;
const HEIGHT = 656;
const LIMIT = 60_000;

/** One task per application tile. */
export function makeApplications(draft: boolean): Task[] {
  return Object.entries(SCENES).map(([name, build]) => {
    const path = `applications/${name}.webp`;
    return {
      name: path,
      async run(folder) {
        const raster = draft ? renderScene(build(), WIDTH, HEIGHT, 1, 4) : renderScene(build(), WIDTH, HEIGHT, 3, 4);
        return { pictures: { [path]: await writePicture(folder, path, raster, LIMIT) } };
      },
    };
  });
}

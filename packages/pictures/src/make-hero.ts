import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Raster } from './raster.ts';
import { boardSolids } from './rendering/board-solids.ts';
import { createCamera } from './rendering/camera.ts';
import { renderScene } from './rendering/render-scene.ts';
import type { Scene } from './rendering/scene.ts';
import type { PicturePoints, Task, TaskResult } from './task.ts';
import { writePicture } from './write-picture.ts';

const WIDTH = 145;
const THICKNESS = 28;

/** The board of the home page: 28 × 145 mm larch on white, running out of the picture at the upper right. */
const SCENE: Scene = {
  solids: boardSolids({
    species: 'larch-european',
    seed: 'hero/larch',
    at: [WIDTH / 2, 0, THICKNESS],
    along: [0, 1, 0],
    face: [0, 0, 1],
    width: WIDTH,
    thickness: THICKNESS,
    length: 5000,
    pith: { depth: 40, offset: -10, tilt: -0.026 },
    shift: 260,
    easing: 1.6,
  }),
  eye: [600, -130, 265],
  target: [25, 315, 28],
  spread: 0.55,
  sun: [-0.75, -0.5, 1.2],
  sunShare: 0.55,
  groundShare: 0.3,
  ground: '#ffffff',
  shadowCell: 3,
  shadowMargin: 420,
};

/** The phone shows less length, from nearer to the end. */
const PHONE: Scene = { ...SCENE, target: [70, 96, 22], spread: 0.3 };

/** One task: the hero in three sizes, and where its corners are. */
export function makeHero(): Task[] {
  return [
    {
      name: 'hero/larch',
      async run(folder) {
        const wide = renderScene(SCENE, 2880, 1520, 2, 5);
        const phone = renderScene(PHONE, 750, 600, 3, 6);
        const half = await shrink(wide, 1440);
        const points = { 'hero/larch': cornersOf(SCENE, 2880 / 1520), 'hero/larch-750': cornersOf(PHONE, 750 / 600) };
        const pictures: TaskResult['pictures'] = {
          'hero/larch.webp': await writePicture(folder, 'hero/larch.webp', wide, 220_000),
          'hero/larch-1440.webp': await writePicture(folder, 'hero/larch-1440.webp', half, 80_000),
          'hero/larch-750.webp': await writePicture(folder, 'hero/larch-750.webp', phone, 40_000),
        };
        await writeFile(join(folder, 'hero/larch.json'), `${JSON.stringify(points, null, 1)}\n`);
        return { pictures, points };
      },
    },
  ];
}

function cornersOf(scene: Scene, aspect: number): PicturePoints {
  const camera = createCamera({ eye: scene.eye, target: scene.target, spread: scene.spread, aspect });
  const at = (x: number, y: number, z: number) =>
    camera.project([x, y, z]).map((share) => Number(share.toFixed(4))) as [number, number];
  return {
    leftBottom: at(0, 0, 0),
    leftTop: at(0, 0, THICKNESS),
    rightBottom: at(WIDTH, 0, 0),
    rightTop: at(WIDTH, 0, THICKNESS),
    // Dimension lines lie on the ground, in perspective, beside the board.
    thicknessFrom: at(-20, 0, 0),
    thicknessTo: at(-20, 0, THICKNESS),
    widthFrom: at(0, -26, 0),
    widthTo: at(WIDTH, -26, 0),
    lengthFrom: at(WIDTH + 36, 0, 0),
    lengthMiddle: at(WIDTH + 36, 450, 0),
    lengthTo: at(WIDTH + 36, 1400, 0),
  };
}

async function shrink(raster: Raster, width: number): Promise<Raster> {
  const { data, info } = await sharp(raster.data, { raw: { width: raster.width, height: raster.height, channels: 3 } })
    .resize(width, null, { kernel: 'lanczos3' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

import { backOverhang } from '@geven/timber/section';
import { BOARDS, type BoardEntry } from './picture-list.ts';
import { boardSolids } from './rendering/board-solids.ts';
import { createCamera } from './rendering/camera.ts';
import { type End, pointsOfEnd } from './rendering/end-points.ts';
import { renderScene } from './rendering/render-scene.ts';
import type { Scene } from './rendering/scene.ts';
import type { PicturePoints, Task } from './task.ts';
import { writePicture } from './write-picture.ts';

const WIDTH = 145;
const THICKNESS = 25;
/** In the shape of the gallery, so that nothing of a board is cut off. */
const PIXELS = { width: 1296, height: 972 };
const LIMIT = 60_000;

/** The board comes from the top left corner; its end stands right of the middle, with room for dimension lines. */
const VIEW = {
  eye: [-288, -532, 448],
  target: [50.4, 80.6, 31.4],
  spread: 0.228,
} as const;

/** One task per board in perspective; all are seen alike, so boards share their points, and pairs theirs. */
export function makeBoards(): Task[] {
  return BOARDS.map((entry) => {
    const path = `boards/${entry.name}.webp`;
    return {
      name: path,
      async run(folder) {
        const raster = renderScene(boardScene(entry), PIXELS.width, PIXELS.height, 2, 3);
        const pictures = { [path]: await writePicture(folder, path, raster, LIMIT) };
        const points = isPair(entry) ? { rhombus: pointsOf(ENDS.pair) } : { boards: pointsOf(ENDS.board) };
        return { pictures, points };
      },
    };
  });
}

/** Two rhombus profiles and their open joint are as wide as one other board. */
const RHOMBUS = { width: 69.5, joint: 6 };
const isPair = ({ profile }: BoardEntry): boolean => profile === 'rhombus';

const SECOND = RHOMBUS.width + RHOMBUS.joint;
const SLANT = backOverhang('rhombus', THICKNESS);
/** What dimension lines measure: the board, or the second one of a pair, which has room beside it. */
const ENDS = {
  board: { below: [0, WIDTH], thickness: THICKNESS },
  pair: { below: [SECOND, WIDTH - SLANT], above: [SECOND + SLANT, WIDTH], thickness: THICKNESS },
} as const satisfies Record<string, End>;

function boardScene(entry: BoardEntry): Scene {
  const width = isPair(entry) ? RHOMBUS.width : WIDTH;
  const places = isPair(entry) ? [width / 2, width * 1.5 + RHOMBUS.joint] : [width / 2];
  return {
    ...VIEW,
    solids: places.flatMap((x, i) =>
      boardSolids({
        species: entry.species,
        seed: `boards/${entry.species}${i === 0 ? '' : `/${i}`}`,
        at: [x, 0, THICKNESS],
        along: [0, 1, 0],
        face: [0, 0, 1],
        width,
        thickness: THICKNESS,
        length: 1100,
        surface: entry.surface,
        ...(entry.profile ? { profile: entry.profile } : {}),
        pith: { depth: 46, offset: 14, tilt: 0.03 },
        easing: 2,
      }),
    ),
    sun: [0.75, -0.55, 1.2],
    sunShare: 0.55,
    ground: '#ffffff',
    groundShare: 0.3,
    exposure: 1.06,
    shadowCell: 4,
    shadowMargin: 380,
  };
}

function pointsOf(end: End): PicturePoints {
  return pointsOfEnd(createCamera({ ...VIEW, aspect: PIXELS.width / PIXELS.height }), end);
}

import { FACES } from './picture-list.ts';
import { hashText, seededRandom } from './seeded-random.ts';
import type { Task } from './task.ts';
import type { Appearance } from './wood/appearance.ts';
import { drawFace } from './wood/face.ts';
import type { Surface } from './wood/groove-profile.ts';
import type { Pith } from './wood/ring-volume.ts';
import { writePicture } from './write-picture.ts';

const LIMIT = 46_000;

/** Boards of one species and surface differ by the log and by where in it they were sawn. */
const FACE_VARIANTS = 4;

/** Four tasks per board face; the first variant has the plain name, the others a number. */
export function makeFaces(): Task[] {
  return FACES.flatMap(({ species, surface, appearance }) =>
    Array.from({ length: FACE_VARIANTS }, (_, i): Task => {
      const variant = i + 1;
      const path = `faces/${species}-${surface}${variant === 1 ? '' : `-${variant}`}.webp`;
      return {
        name: path,
        async run(folder) {
          const seed = `${species}/${surface}/${variant}`;
          const wood = { ...appearance, knots: knotsOf(variant, appearance, surface) };
          const raster = drawFace(seed, wood, surface, pithOf(seed, variant, appearance, surface));
          return { pictures: { [path]: await writePicture(folder, path, raster, LIMIT) } };
        },
      };
    }),
  );
}

const isMoulded = (surface: Surface): boolean => surface === 'grooved' || surface === 'ribbed';

/** Boards with grooves are sorted, for a knot tears out of them; near the edge of the log no branch is cut across. */
const knotsOf = (variant: number, { knots }: Appearance, surface: Surface): number =>
  variant === 3 || isMoulded(surface) ? 0 : knots;

/** Sawn through the middle of the log (a cathedral), beside it, near its edge and in between. */
function pithOf(seed: string, variant: number, { ring }: Appearance, surface: Surface): Pith {
  const random = seededRandom(hashText(`${seed}/pith`));
  const side = random() < 0.5 ? -1 : 1;
  // Wide years need a steeper cut to show as many of them.
  const drift = (random() < 0.5 ? -1 : 1) * ring * (0.011 + 0.007 * random());
  // Between grooves a cathedral falls apart into stripes of different width: such boards are sawn beside the heart.
  const isGrooved = isMoulded(surface);
  const places: readonly Pith[] = [
    { offset: side * (isGrooved ? 62 : 4 + 22 * random()), depth: 26 + 22 * random(), tilt: drift * 1.15 },
    { offset: side * (64 + 26 * random()), depth: 30 + 26 * random(), tilt: drift * 0.6 },
    { offset: side * (150 + 60 * random()), depth: 34 + 40 * random(), tilt: drift * 0.4 },
    { offset: side * (36 + 18 * random()), depth: 44 + 24 * random(), tilt: -drift },
  ];
  return places[variant - 1] as Pith;
}

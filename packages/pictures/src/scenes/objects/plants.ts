import { lathe, mottled, tube } from '../../rendering/shapes.ts';
import type { Material, Solid } from '../../rendering/solid.ts';
import { surfaceSolids } from '../../rendering/surface.ts';
import { add, type Vector } from '../../vector.ts';

/** A plant of its kind that is at a point; the random numbers make each one differ. */
export type Plant = (at: Vector, random: () => number) => Solid[];

const LETTUCE = ['#8fa64e', '#9db45c', '#7f9a46'].map((colour) => mottled(colour, 0.07, 9));
const RED_LETTUCE = ['#6d4348', '#7d5450', '#78804a'].map((colour) => mottled(colour, 0.09, 9));
const HERB = ['#5c7a42', '#6d8a4d', '#4d6b39'].map((colour) => mottled(colour, 0.05, 12));
const LEEK = ['#7f9a84', '#6f8c76', '#8aa38a'].map((colour) => mottled(colour, 0.04, 20));
const LAVENDER = ['#7d74a3', '#8f86b3'].map((colour) => mottled(colour, 0.12, 4));
const STEM = mottled('#71855a', 0.05, 8);

/** Which way a leaf grows and how it is shaped, mm. */
interface Leaf {
  readonly from: Vector;
  readonly turn: number;
  /** Radians above the ground where it begins, and by how much it bends over. */
  readonly rise: number;
  readonly bend: number;
  readonly length: number;
  readonly width: number;
  /** 0 = flat, 1 = its rim is in waves; and where it is broadest, as a share of its length. */
  readonly waves: number;
  readonly broadest: number;
}

function leaf({ from, turn, rise, bend, length, width, waves, broadest }: Leaf, material: Material): Solid[] {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const shape = Math.log(0.5) / Math.log(broadest);
  return surfaceSolids(
    (u, v) => {
      const angle = rise - bend * v * 0.6;
      const out = length * v * Math.cos(angle);
      const side = (u - 0.5) * width * Math.sin(Math.PI * Math.min(0.97, 0.06 + 0.91 * v) ** shape);
      const rim = Math.abs(u - 0.5) * 2;
      const lift = rim * rim * width * (0.16 + 0.09 * waves * Math.sin(v * 19 + Math.sign(u - 0.5) * 1.3));
      const up = length * v * Math.sin(angle) + lift * Math.cos(angle);
      return add(from, [out * c - side * s, out * s + side * c, up]);
    },
    waves > 0 ? 6 : 2,
    waves > 0 ? 9 : 4,
    material,
  );
}

const pick = (materials: readonly Material[], random: () => number) =>
  materials[Math.floor(random() * materials.length)] as Material;

/** A head of lettuce: broad, wavy leaves, the outer ones flat on the soil. */
function head(colours: readonly Material[]): Plant {
  return (at, random) => {
    const size = 0.8 + 0.4 * random();
    const count = 15 + Math.floor(5 * random());
    const start = random() * 7;
    return Array.from({ length: count }, (_, i) => {
      const inner = i / count;
      return leaf(
        {
          from: add(at, [0, 0, 8 + 14 * inner]),
          turn: start + i * 2.4 + 0.4 * random(),
          rise: 0.35 + 1.0 * inner + 0.15 * random(),
          bend: 0.5 - 0.7 * inner,
          length: (150 - 62 * inner) * size * (0.9 + 0.2 * random()),
          width: (118 - 40 * inner) * size,
          waves: 1,
          broadest: 0.66,
        },
        pick(colours, random),
      );
    }).flat();
  };
}
export const lettuce = head(LETTUCE);
export const redLettuce = head(RED_LETTUCE);

/** A row of leek or chives: long, narrow leaves that bend over. */
export const leek: Plant = (at, random) => {
  const start = random() * 7;
  const tall = 260 + 130 * random();
  return Array.from({ length: 9 }, (_, i) =>
    leaf(
      {
        from: at,
        turn: start + i * 2.6 + 0.5 * random(),
        rise: 1.2 + 0.3 * random(),
        bend: 0.35 + 0.9 * random(),
        length: tall * (0.65 + 0.45 * random()),
        width: 22 + 10 * random(),
        waves: 0,
        broadest: 0.3,
      },
      pick(LEEK, random),
    ),
  ).flat();
};

/** A bush of herbs: stems with pairs of small leaves. */
export const herb: Plant = (at, random) => {
  const solids: Solid[] = [];
  const tall = 170 + 130 * random();
  for (let stem = 0; stem < 9; stem++) {
    const turn = stem * 2.4 + random();
    const lean = 0.12 + 0.5 * random();
    const height = tall * (0.6 + 0.4 * random());
    const tip = (share: number) =>
      add(at, [Math.cos(turn) * lean * height * share, Math.sin(turn) * lean * height * share, height * share]);
    solids.push(...tube([at, tip(0.5), tip(1)], 2.4, STEM, 1.2));
    for (let pair = 0; pair < 7; pair++) {
      const share = 0.3 + (0.7 * pair) / 6;
      for (const opposite of [0, Math.PI]) {
        solids.push(
          ...leaf(
            {
              from: tip(share),
              turn: turn + pair * 1.57 + opposite + 0.5 * random(),
              rise: 0.35 + 0.5 * random(),
              bend: 0.9,
              length: (54 - 22 * share) * (0.8 + 0.4 * random()),
              width: 27 - 8 * share,
              waves: 0,
              broadest: 0.45,
            },
            pick(HERB, random),
          ),
        );
      }
    }
  }
  return solids;
};

/** A cushion of lavender in flower. */
export const lavender: Plant = (at, random) => {
  const solids: Solid[] = [];
  for (let i = 0; i < 34; i++) {
    const turn = i * 2.4 + random();
    const lean = 0.08 + 0.75 * random();
    const height = 190 + 120 * random();
    const end = add(at, [Math.cos(turn) * lean * height, Math.sin(turn) * lean * height, height]);
    solids.push(...tube([at, end], 2, STEM, 1.6));
    solids.push(...lathe(add(end, [0, 0, -6]), SPIKE, pick(LAVENDER, random)));
    if (i % 2 === 0) {
      const shape = {
        from: at,
        turn: turn + 0.4,
        rise: 0.9,
        bend: 0.6,
        length: 130,
        width: 9,
        waves: 0,
        broadest: 0.4,
      };
      solids.push(...leaf(shape, pick(LEEK, random)));
    }
  }
  return solids;
};

const SPIKE = [
  [0, 0],
  [7, 8],
  [6, 18],
  [7.5, 26],
  [5, 38],
  [0, 48],
] as const;

import { lathe, mottled, tube } from '../../rendering/shapes.ts';
import type { Solid } from '../../rendering/solid.ts';
import { add, type Vector } from '../../vector.ts';

const ZINC = mottled('#8f999d', 0.05, 22);
const INSIDE = mottled('#4c5356', 0.02, 30);
const RADIUS = 112;
const HEIGHT = 270;

/** A watering can of zinc that holds ten litres; `turn` (radians) is where its spout points. */
export function wateringCan(at: Vector, turn: number): Solid[] {
  const place = (out: number, up: number): Vector => add(at, [out * Math.cos(turn), out * Math.sin(turn), up]);
  const arch = (from: Vector, over: Vector, to: Vector) =>
    Array.from({ length: 17 }, (_, i) => curve(from, over, to, i / 16));
  const rose = place(425, 390);
  return [
    ...lathe(at, CAN, ZINC),
    ...lathe(
      at,
      [
        [0, HEIGHT - 22],
        [RADIUS - 4, HEIGHT - 22],
      ],
      INSIDE,
    ),
    ...tube([place(95, 70), place(200, 160), place(310, 280), place(400, 372)], 26, ZINC, 15),
    ...tube([place(392, 364), place(412, 380), rose], 15, ZINC, 52),
    ...tube([rose, place(432, 396)], 52, ZINC, 44),
    ...tube([place(432, 396), place(434, 397)], 44, INSIDE, 1),
    ...tube(arch(place(-105, 60), place(-330, 260), place(-100, 250)), 9, ZINC),
    ...tube(arch(place(-85, 258), place(-20, 500), place(95, 262)), 9, ZINC),
    ...tube([place(105, 225), place(260, 240)], 6, ZINC),
  ];
}

/** Radius and height: a rim below, a bead in the middle, a rolled edge. */
const CAN = [
  [0, 2],
  [RADIUS + 4, 2],
  [RADIUS + 5, 12],
  [RADIUS, 16],
  [RADIUS - 1, 120],
  [RADIUS + 4, 126],
  [RADIUS - 1, 132],
  [RADIUS - 4, HEIGHT - 8],
  [RADIUS + 1, HEIGHT - 3],
  [RADIUS - 4, HEIGHT],
  [RADIUS - 8, HEIGHT - 22],
] as const;

/** A place on a bent line between two ends that is drawn towards a third point. */
function curve(from: Vector, over: Vector, to: Vector, share: number): Vector {
  const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
  return [0, 1, 2].map(
    (i) => a * (from[i] as number) + b * (over[i] as number) + c * (to[i] as number),
  ) as unknown as Vector;
}

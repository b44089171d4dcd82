import type { ScrewSize } from './decking';

/**
 * What a screw is made for, which decides its head and its thread. Terraces: countersunk, with a second thread below the head
 * that holds the board. Cladding: the same with a small raised head and one thread. Frames: a head like a washer, half threaded.
 */
export type ScrewWork = 'decking' | 'cladding' | 'construction';

/** Paths in mm: the tip points to the right, the middle of the head's face is at 0 0. */
export interface ScrewOutline {
  /** mm of the head's diameter. */
  readonly head: number;
  /** Where the thread that holds in the wood below begins, mm from the head's face. */
  readonly threadFrom: number;
  readonly shank: string;
  readonly headSide: string;
  /** One closed path per turn. */
  readonly thread: string;
}

/** Of the diameter: width and depth of the head, its raised middle, and the flange that it begins with. */
const HEADS = {
  decking: { width: 1.9, depth: 0.9, dome: 0.12, flange: 0.14 },
  cladding: { width: 1.55, depth: 0.75, dome: 0.26, flange: 0.1 },
  construction: { width: 2.6, depth: 0.85, dome: 0.1, flange: 0.3 },
} as const;
/** Parts of the length that are threaded. */
const THREADS: Readonly<Record<ScrewWork, readonly (readonly [from: number, to: number])[]>> = {
  decking: [
    [0.17, 0.34],
    [0.45, 1],
  ],
  cladding: [[0.4, 1]],
  construction: [[0.5, 1]],
};
/** Of the diameter: the core that the thread stands on, the point, and from turn to turn. */
const CORE = 0.64;
const POINT = 1.5;
const PITCH = 0.5;
/** Of the diameter: how far a turn leans to each side, and half of its foot. */
const LEAN = 0.14;
const FOOT = 0.11;

/** mm with as many decimals as a drawing shows. */
const n = (value: number): number => Math.round(value * 100) / 100;

/** A screw from the side, true to its size, for pictures of goods and for rows of a cart alike. */
export function screwOutline(work: ScrewWork, { diameter, length }: ScrewSize): ScrewOutline {
  const { width, depth, dome, flange } = HEADS[work];
  const head = diameter * width;
  const rim = head / 2;
  const core = (diameter * CORE) / 2;
  const point = length - diameter * POINT;
  const neck = diameter * depth;
  const edge = diameter * flange;
  return {
    head,
    threadFrom: n(length * (THREADS[work].at(-1)?.[0] ?? 0)),
    shank: `M${n(neck)} ${n(-core)}H${n(point)}L${n(length)} 0L${n(point)} ${n(core)}H${n(neck)}Z`,
    headSide: [
      `M${n(edge)} ${n(-rim)}H0Q${n(-diameter * dome * 2)} 0 0 ${n(rim)}H${n(edge)}`,
      `Q${n(edge + (neck - edge) * 0.48)} ${n(core * 1.4)} ${n(neck)} ${n(core)}`,
      `V${n(-core)}Q${n(edge + (neck - edge) * 0.48)} ${n(-core * 1.4)} ${n(edge)} ${n(-rim)}Z`,
    ].join(''),
    thread: THREADS[work].map(([from, to]) => turns(diameter, length, from * length, to * length)).join(''),
  };
}

/** A turn stands on the core with its foot and comes to an edge above and below; towards the point all of it gets smaller. */
function turns(diameter: number, length: number, from: number, to: number): string {
  const last = to - diameter * 0.45;
  const paths: string[] = [];
  for (let x = from; x <= last; x += diameter * PITCH) {
    const left = Math.min(1, (length - x) / (diameter * POINT));
    const [crest, root] = [(diameter / 2) * left, ((diameter * CORE) / 2) * left];
    const [lean, foot] = [diameter * LEAN, diameter * FOOT];
    paths.push(
      `M${n(x - lean)} ${n(crest)}L${n(x - lean + foot)} ${n(root)}L${n(x + lean + foot)} ${n(-root)}L${n(x + lean)} ${n(-crest)}L${n(x + lean - foot)} ${n(-root)}L${n(x - lean - foot)} ${n(root)}Z`,
    );
  }
  return paths.join('');
}

/** mm across the lobes of a six-lobed drive (ISO 10664), by the diameter from which on screws have it: TX 20, 25 and 40. */
const DRIVES = [
  { from: 8, across: 6.65, between: 4.8 },
  { from: 5, across: 4.43, between: 3.19 },
  { from: 0, across: 3.86, between: 2.82 },
] as const;
const DRIVE_POINTS = 72;

/** The recess of a screw's six-lobed drive as a path in mm around 0 0. */
export function screwDrive(diameter: number): string {
  const { across, between } = DRIVES.find(({ from }) => diameter >= from) ?? DRIVES[2];
  const middle = (across + between) / 4;
  const wave = (across - between) / 4;
  const points = Array.from({ length: DRIVE_POINTS }, (_, index) => {
    const angle = (2 * Math.PI * index) / DRIVE_POINTS;
    const reach = middle + wave * Math.cos(6 * angle);
    return `${n(reach * Math.sin(angle))} ${n(-reach * Math.cos(angle))}`;
  });
  return `M${points.join('L')}Z`;
}

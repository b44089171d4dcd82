import type { CatalogueData } from '../projection/catalogue-data';
import { countBits } from '../projection/listing/bits';
import { askedSize } from './asked-size';
import type { Search } from './create-search';

/** A size that there is, near one that was asked for. */
export interface NearestSize {
  /** mm; null where the search names one side and it is the width. */
  thickness: number | null;
  /** mm; null where the search names one side and it is the thickness. */
  width: number | null;
  /** The search with this size. */
  term: string;
  totalCount: number;
}

interface Size extends Pick<NearestSize, 'thickness' | 'width'> {
  /** How it is written in a search. */
  written: string;
  /** Sum of the natural logarithms of how many times larger or smaller each side is. */
  distance: number;
}

/** Finds the sizes nearest to that of a search, none when it has no size. */
export type NearestSizes = (search: Search, term: string) => NearestSize[];

const LIMIT = 3;
/** A side that is a quarter longer or shorter is another kind of timber. */
const FARTHEST = Math.log(1.25);
/** Each costs a search of its own. */
const MAX_TRIED = 24;

/** The sizes are read when the first one is asked for. */
export function createNearestSizes({ published }: Pick<CatalogueData, 'published'>): NearestSizes {
  let sections: (readonly [number, number])[] | undefined;
  const read = () => [
    ...new Map(
      published.flatMap(({ thickness, width }) =>
        thickness === null || width === null ? [] : [[`${thickness}x${width}`, [thickness, width] as const]],
      ),
    ).values(),
  ];

  return (search, term) => {
    const asked = askedSize(term);
    if (!asked) return [];
    sections ??= read();
    const sizes = asked.sides.length === 2 ? nearSections(sections, asked.sides) : nearSides(sections, asked.sides[0]);
    const nearest: NearestSize[] = [];
    for (const { thickness, width, written } of sizes.slice(0, MAX_TRIED)) {
      const near = asked.with(written);
      const found = search(near);
      const totalCount = found ? countBits(found.all) : 0;
      if (totalCount > 0) nearest.push({ thickness, width, term: near, totalCount });
      if (nearest.length === LIMIT) break;
    }
    return nearest;
  };
}

const apart = (one: number, other: number): number => Math.abs(Math.log(one / other));

/** Near, the nearest first; not the size itself. */
const ordered = (sizes: readonly Size[]): Size[] =>
  sizes.filter(({ distance }) => distance > 0).toSorted((one, other) => one.distance - other.distance);

/** Whichever side was named first. */
function nearSections(sections: readonly (readonly [number, number])[], sides: readonly number[]): Size[] {
  const [small = 0, large = 0] = sides.toSorted((one, other) => one - other);
  return ordered(
    sections.flatMap(([thickness, width]) => {
      const parts = [apart(Math.min(thickness, width), small), apart(Math.max(thickness, width), large)];
      if (Math.max(...parts) > FARTHEST) return [];
      const distance = parts.reduce((sum, part) => sum + part, 0);
      return [{ thickness, width, written: `${thickness} × ${width}`, distance }];
    }),
  );
}

/** Thicknesses and widths: a search of one side finds both. */
function nearSides(sections: readonly (readonly [number, number])[], side = 0): Size[] {
  const sizes = new Map<number, Size>();
  for (const [thickness, width] of sections) {
    for (const [mm, sides] of [
      [thickness, { thickness, width: null }],
      [width, { thickness: null, width }],
    ] as const) {
      const distance = apart(mm, side);
      if (distance <= FARTHEST && !sizes.has(mm)) sizes.set(mm, { ...sides, written: `${mm} mm`, distance });
    }
  }
  return ordered([...sizes.values()]);
}

import { BETWEEN } from './measures';

/** A size that a search asks for. */
export interface AskedSize {
  /** mm: both sides of a cross-section, or one side. */
  readonly sides: readonly number[];
  /** The search with another size in its place, for example `28 × 145`. */
  with(size: string): string;
}

const NUMBER = '(\\d{1,3})';
const END = '(?![\\p{L}\\p{N}²³.,])';
const START = '(?<![\\p{L}\\p{N}.,-])';
const CROSS_SECTION = new RegExp(
  `${START}${NUMBER}\\s*(?:mm)?${BETWEEN}${NUMBER}(?:\\s*mm)?(?=${BETWEEN}\\d|${END})`,
  'iu',
);
const ONE_SIDE = new RegExp(`${START}${NUMBER}\\s*mm${END}|^\\s*${NUMBER}\\s*$`, 'iu');

/**
 * The cross-section of a search in mm, or the one side that it names; null when it names none. What stands around it,
 * words or a length, is kept as it was typed.
 */
export function askedSize(search: string): AskedSize | null {
  const found = CROSS_SECTION.exec(search) ?? ONE_SIDE.exec(search);
  if (!found) return null;
  const sides = found.slice(1).flatMap((side) => (side ? [Number(side)] : []));
  const before = search.slice(0, found.index);
  const after = search.slice(found.index + found[0].length);
  return { sides, with: (size) => `${before}${size}${after}`.trim() };
}

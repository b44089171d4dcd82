/** Board thickness and the maximum distance of joist centres below it, both in mm. */
const SPACINGS = [
  [21, 400],
  [25, 450],
  [28, 500],
  [35, 600],
  [45, 700],
] as const;
/** Thicknesses of decking boards in mm that the distance of joists is known for. */
export const DECKING_THICKNESSES: readonly number[] = SPACINGS.map(([thickness]) => thickness);

/** What to order beyond the area, in percent, by how boards are laid: whole lengths, mixed lengths, diagonal, herringbone. */
export const LAYING_WASTE = { straight: 7, mixed: 10, diagonal: 15, herringbone: 18 } as const;

const NARROWEST = 350;
const DIAGONAL = 0.75;

/**
 * Distance of joist centres for decking boards in mm, straight and diagonal: the next thinner board of the table
 * decides, and softwood takes one step less.
 */
export function joistSpacing(thickness: number, isSoftwood: boolean): { straight: number; diagonal: number } {
  const step = SPACINGS.findLastIndex(([from]) => from <= thickness) - (isSoftwood ? 1 : 0);
  const straight = SPACINGS[step]?.[1] ?? NARROWEST;
  return { straight, diagonal: Math.floor((straight * DIAGONAL) / 10) * 10 };
}

/** A screw's diameter and length in mm. */
export interface ScrewSize {
  readonly diameter: number;
  readonly length: number;
}

/** Smallest screw for a decking board of a thickness in mm: about twice as long as the board is thick, at least 5,0 × 50. */
export function deckingScrew(thickness: number): ScrewSize {
  if (thickness <= 21) return { diameter: 5, length: 50 };
  return { diameter: 5.5, length: Math.max(60, boardScrewLength(thickness)) };
}

/** The thicknesses of decking boards in mm that a screw is the smallest one for; empty for a screw that is for none. */
export const boardsOfScrew = ({ diameter, length }: ScrewSize): readonly number[] =>
  DECKING_THICKNESSES.filter((thickness) => {
    const smallest = deckingScrew(thickness);
    return smallest.diameter === diameter && smallest.length === length;
  });

/** Shortest screw for a board of a thickness in mm: twice as long, in steps of 10 mm, so that half of it holds. */
export function boardScrewLength(thickness: number): number {
  return Math.ceil((thickness * 2) / 10) * 10;
}

/** Wood that a screw must not come through again, in mm. */
const WOOD_BEYOND_THE_TIP = 5;

/** Whether a joist is deep enough, in mm, for the smallest screw of a decking board of that thickness. */
export function isDeepEnough(joistDepth: number, boardThickness: number): boolean {
  return deckingScrew(boardThickness).length - boardThickness + WOOD_BEYOND_THE_TIP <= joistDepth;
}

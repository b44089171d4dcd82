/** Board thickness and the largest distance of joist centres below it, both in mm. */
const SPACINGS = [
  [21, 400],
  [25, 450],
  [28, 500],
  [35, 600],
  [45, 700],
] as const;
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

/** Smallest screw for a decking board, diameter × length in mm. */
export function deckingScrew(thickness: number): string {
  if (thickness <= 21) return '5,0 × 50';
  return `5,5 × ${Math.max(60, Math.ceil((thickness * 2) / 10) * 10)}`;
}

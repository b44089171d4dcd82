/** What fixings are made of: stainless by EN ISO 3506, or zinc-coated steel. Plain steel is for indoors. */
export type FixingSteel = 'A2' | 'A4' | 'COATED';

/**
 * How wood treats the metal in it: `STRONG` where tannin or acetic acid eats steel and turns black (oak, chestnut, red
 * cedar, modified wood), `MODERATE` in other hardwood, `SLIGHT` in the other conifers.
 */
export type WoodCorrosiveness = 'STRONG' | 'MODERATE' | 'SLIGHT';

/** Fixings that are seen, in boards that rain runs over, or those within a frame of beams and posts. */
export type FixingPlace = 'SURFACE' | 'FRAME';

/**
 * Steels that last outdoors in a wood, the best first. On a surface coated steel leaves streaks in every wood; stainless
 * is needed in hardwood everywhere, and acid-proof A4 is the safer one where the wood is strongly acidic.
 */
export function fixingSteels(wood: WoodCorrosiveness, place: FixingPlace): readonly FixingSteel[] {
  if (wood === 'STRONG') return ['A4', 'A2'];
  return wood === 'SLIGHT' && place === 'FRAME' ? ['COATED', 'A2', 'A4'] : ['A2', 'A4'];
}

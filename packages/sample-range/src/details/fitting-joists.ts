import { fitForUse } from '@geven/timber';
import { isDeepEnough } from '@geven/timber/fixings';
import type { SampleSpecie } from '../sample-species';
import { treatmentOf } from './sample-safety';
import { specieDurability } from './specie-durability';

type Wood = Pick<SampleSpecie, 'slug' | 'group' | 'durabilityClass'>;

interface Joist {
  itemNumber: string;
  specie: Wood;
  /** In mm, as the width. */
  thickness: number;
  width: number;
}

/** Thinnest and widest batten in mm that is a joist; pedestals take no other. */
const NARROWEST = 40;
const WIDEST = 70;
/** Joists of the class that the trade has in depth: very durable ones are hardly sold. */
const ENOUGH = 2;

export const isJoist = ({ thickness, width }: Pick<Joist, 'thickness' | 'width'>): boolean =>
  thickness >= NARROWEST && width <= WIDEST;

/**
 * Item numbers of the joists for a decking board: deep enough for its screws, fit to lie out in the wet, and of a wood that lasts
 * as long as the board, of the board's own wood if there are such, or else of the first that fits.
 */
export function joistsFor(board: { specie: Wood; thickness: number }, joists: readonly Joist[]): string[] {
  const fitting = joists.filter(
    (joist) =>
      isJoist(joist) &&
      isDeepEnough(Math.max(joist.thickness, joist.width), board.thickness) &&
      isJoistWood(joist.specie) &&
      (joist.specie.slug === board.specie.slug || lasts(joist.specie, board.specie)),
  );
  const wood = fitting.find(({ specie }) => specie.slug === board.specie.slug) ?? fitting[0];
  return fitting.filter(({ specie }) => specie.slug === wood?.specie.slug).map(({ itemNumber }) => itemNumber);
}

/** Wood that may lie out in the wet and carry: heat makes it too brittle. */
export function isJoistWood(specie: Wood): boolean {
  const durability = specieDurability(specie);
  return (
    durability.modification !== 'THERMAL' &&
    fitForUse({ ...durability, treatment: treatmentOf(specie) }, '3.2') !== 'NOT_SUITABLE'
  );
}

function lasts(joist: Wood, board: Wood): boolean {
  if (joist.group === 'treated-wood') return board.group === 'treated-wood';
  return worst(joist) <= Math.max(ENOUGH, worst(board));
}

const worst = ({ durabilityClass }: Wood): number => Math.max(...[...durabilityClass.matchAll(/\d/g)].map(Number));

import { boardScrewLength, deckingScrew, type FixingPlace, fixingSteels } from '@geven/timber/fixings';
import type { Fixing } from '../accessories/accessory';
import { SAMPLE_ACCESSORIES } from '../accessories/accessory-groups';
import type { FamilyCode } from '../family-code';
import type { SampleSpecie } from '../sample-species';
import { specieCorrosiveness } from './specie-corrosiveness';

export interface FixedTimber {
  family: FamilyCode;
  specie: Pick<SampleSpecie, 'slug' | 'group'>;
  /** In mm, as the width. */
  thickness: number;
  width: number;
}

export type Screw = Extract<Fixing, { type: 'screw' }> & { itemNumber: string };
type Bracket = Extract<Fixing, { type: 'bracket' }> & { itemNumber: string };

const FIXINGS = SAMPLE_ACCESSORIES.flatMap(({ item, itemNumber }) =>
  item.fixing ? [{ ...item.fixing, itemNumber }] : [],
);
const SCREWS = FIXINGS.filter((fixing): fixing is Screw => fixing.type === 'screw').sort(
  (one, other) => one.length - other.length,
);
const BRACKETS = FIXINGS.filter((fixing): fixing is Bracket => fixing.type === 'bracket');

/** Screws that families are fixed with; a frame's hold beams together. */
const WORKS: Readonly<Record<FamilyCode, readonly Screw['work'][]>> = {
  DH: ['decking'],
  DS: ['decking'],
  CL: ['cladding'],
  RH: ['cladding'],
  PB: ['cladding', 'decking'],
  SB: ['cladding', 'decking'],
  TB: ['cladding', 'decking'],
  BT: ['cladding', 'decking'],
  PM: ['frame'],
  SM: ['frame'],
};
/** How far in mm a screw reaches into the second beam, five times the usual diameter of 8 mm. */
const HOLD_IN_FRAME = 40;

const isFrame = (family: FamilyCode): boolean => WORKS[family].includes('frame');

const placeOf = (family: FamilyCode): FixingPlace => (isFrame(family) ? 'FRAME' : 'SURFACE');

/** The shortest screw of each steel that lasts in the wood and holds the piece, the best steel first. */
export function screwsFor({ family, specie, thickness, width }: FixedTimber): Screw[] {
  const shortest = shortestOf(family, Math.min(thickness, width));
  const fitting = SCREWS.filter(
    ({ work, length, diameter }) =>
      WORKS[family].includes(work) && length >= shortest.length && diameter >= shortest.diameter,
  );
  const steels = fixingSteels(specieCorrosiveness(specie), placeOf(family));
  return steels.flatMap((steel) => fitting.find((screw) => screw.steel === steel) ?? []);
}

function shortestOf(family: FamilyCode, thickness: number): Pick<Screw, 'diameter' | 'length'> {
  if (isFrame(family)) return { diameter: 0, length: thickness + HOLD_IN_FRAME };
  if (WORKS[family][0] === 'decking') return deckingScrew(thickness);
  return { diameter: 0, length: boardScrewLength(thickness) };
}

/** Item numbers of the brackets of a steel that lasts in the wood and of a size that takes the section. */
export function bracketsFor({ family, specie, thickness, width }: FixedTimber): string[] {
  const steels = fixingSteels(specieCorrosiveness(specie), placeOf(family));
  // Stainless steel would do everywhere; where coated steel lasts nobody pays for it.
  const [best] = steels;
  return BRACKETS.filter(
    ({ steel, sections }) =>
      (best === 'COATED' ? steel === best : steels.includes(steel)) &&
      (sections?.some(([one, other]) => one === thickness && other === width) ?? true),
  ).map(({ itemNumber }) => itemNumber);
}

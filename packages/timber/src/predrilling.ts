import type { WoodModification } from './durability';

/**
 * kg/m³ from which screws split the wood or snap: the hardwoods, and no conifer of the trade. Texts of the shop name the
 * figure, and tests hold them to this one.
 */
export const PREDRILL_FROM_DENSITY = 650;

export interface DrilledWood {
  /** Density in kg/m³ at 12 % moisture; null where it is not known. */
  readonly density: number | null;
  readonly modification: WoodModification | null;
}

/** Whether every screw needs a hole: dense wood, and thermally modified wood, which is brittle. Ends always need one. */
export function needsPredrilling({ density, modification }: DrilledWood): boolean {
  return modification === 'THERMAL' || (density !== null && density >= PREDRILL_FROM_DENSITY);
}

import type { WoodModification } from './durability';

/** kg/m³ above which screws split the wood or snap: hardwoods from thermally modified ash on, no conifer of the trade. */
const DENSE_ABOVE = 600;

export interface DrilledWood {
  /** Density in kg/m³ at 12 % moisture; null where it is not known. */
  readonly density: number | null;
  readonly modification: WoodModification | null;
}

/** Whether every screw needs a hole: dense wood, and thermally modified wood, which is brittle. Ends always need one. */
export function needsPredrilling({ density, modification }: DrilledWood): boolean {
  return modification === 'THERMAL' || (density !== null && density > DENSE_ABOVE);
}

import type { HazardCode } from '@geven/catalogue-records';

/**
 * What follows from the hazards of a mixture: by the key of a text, its variants with the statements that ask for them,
 * the gravest first. Where none of them holds, the variant is `plain`.
 */
const CONSEQUENCES = {
  'firstAid.inhaled': { spray: ['H314'], vapours: ['H336'] },
  'firstAid.skin': { corrosive: ['H314'], irritant: ['H315'], drying: ['EUH066'] },
  'firstAid.eyes': { damage: ['H314', 'H318'] },
  'firstAid.swallowed': { corrosive: ['H314'], solvent: ['H226'] },
  'firstAid.treatment': { burns: ['H314', 'H318'] },
  'fire.media': { flammable: ['H226'] },
  'fire.hazards': { flammable: ['H226'] },
  'fire.firefighters': { aquatic: ['H410'] },
  'release.people': { corrosive: ['H314'], damage: ['H318'], flammable: ['H226'] },
  'release.environment': { aquatic: ['H410'] },
  'release.cleaning': { flammable: ['H226'] },
  'handling.use': { flammable: ['H226'], corrosive: ['H314'], aquatic: ['H410'] },
  'handling.storage': { flammable: ['H226'], locked: ['H314'] },
  'protection.eyes': { corrosive: ['H314'], damage: ['H318'] },
  'protection.hands': { corrosive: ['H314'] },
  'protection.body': { corrosive: ['H314'] },
  'protection.breathing': { vapours: ['H336'], spray: ['H314'] },
  'reactivity.decomposition': { flammable: ['H226'] },
  'ecology.release': { aquatic: ['H410'] },
  'disposal.product': { aquatic: ['H410'] },
} as const satisfies Record<string, Record<string, readonly HazardCode[]>>;

export type Consequence = keyof typeof CONSEQUENCES;

/** The key of the text that the hazards of a mixture ask for, for example `firstAid.skin.corrosive`. */
export function consequenceKey(consequence: Consequence, statements: readonly HazardCode[]): string {
  const variants = Object.entries<readonly HazardCode[]>(CONSEQUENCES[consequence]);
  const found = variants.find(([, codes]) => codes.some((code) => statements.includes(code)));
  return `${consequence}.${found?.[0] ?? 'plain'}`;
}

import type { MarineDurability, WoodDurability } from '@geven/timber';
import type { SampleSpecie } from '../sample-species';

/**
 * Durability against marine borers (EN 350), of the species sold for it. Ekki is moderately durable, and only in temperate
 * water: CIRAD, Tropix 7. Okan covers use class 5 by the same source, but lasted no better in Sweden: IRG/WP 22-30773.
 * Of all others nothing is claimed.
 */
const MARINE_DURABILITY: Readonly<Record<string, MarineDurability>> = { azobe: 'M', okan: 'M' };

type Grown = Pick<SampleSpecie, 'slug' | 'group' | 'durabilityClass'>;

/** What a species brings along before any preservative. */
export function specieDurability({ slug, group, durabilityClass }: Grown): Omit<WoodDurability, 'treatment'> {
  const isThermal = slug.startsWith('thermo-');
  return {
    durabilityClass,
    modification: group === 'modified-wood' ? (isThermal ? 'THERMAL' : 'CHEMICAL') : null,
    marineDurability: MARINE_DURABILITY[slug] ?? null,
  };
}

import type { Product } from '@geven/odoo-sdk';
import type { UseClass } from '@geven/timber';
import type { Texts } from './areas';

type ProductTexts = Texts<'product'>;
type Durability = NonNullable<Product['durability']>;

/** A durability class with where it comes from: treated wood is never described by the class of its heartwood alone. */
export function durabilityClassText(durability: Product['durability'], value: string, t: ProductTexts): string {
  return t(`data.durabilityClass.${durability?.source ?? 'NATURE'}`, { value });
}

/** What the verdicts on the uses of a wood rest on. */
export function durabilityIntro({ source, durabilityClass, treatedFor }: Durability, t: ProductTexts): string {
  if (source !== 'TREATMENT') return t(`use.intro.${source}`, { value: durabilityClass ?? '' });
  return [
    treatedFor && t('use.intro.TREATMENT', { treatedFor }),
    durabilityClass && t('use.intro.untreatedHeartwood', { value: durabilityClass }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Where a use class is found, for example outdoors where water drains off. */
export const placeOfUse = (use: UseClass, t: ProductTexts): string => t(`use.places.${keyOf(use)}`);

/** The same in a word or two, for several in a row. */
export const shortPlaceOfUse = (use: UseClass, t: ProductTexts): string => t(`use.shortPlaces.${keyOf(use)}`);

const keyOf = (use: UseClass) => use.replace('.', '_') as '1' | '2' | '3_1' | '3_2' | '4' | '5';

/** Years in the ground, of wood as it grew; empty for all other. */
export function serviceLifeText({ serviceLife }: Durability, t: ProductTexts): string {
  const { from, to } = serviceLife ?? { from: null, to: null };
  if (from !== null && to !== null) return t('use.lifeBetween', { from, to });
  if (from !== null) return t('use.lifeFrom', { from });
  return to === null ? '' : t('use.lifeTo', { to });
}

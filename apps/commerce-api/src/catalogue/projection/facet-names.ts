import type { Localized } from '@geven/catalogue-records';
import { perLocale } from '@geven/catalogue-records';
import { type Bucket, THICKNESS_BUCKETS, WIDTH_BUCKETS } from '@geven/timber';

/** Filter groups in the order in which they are shown. */
export const FACET_ATTRIBUTES = [
  ...(['specie', 'application', 'width', 'thickness', 'profile', 'category', 'tagging'] as const),
] as const;
export type FacetAttribute = (typeof FACET_ATTRIBUTES)[number];

export const FACET_NAMES: Record<FacetAttribute, Localized<string>> = {
  specie: { nl: 'Houtsoort', en: 'Wood type', de: 'Holzart' },
  application: { nl: 'Toepassing', en: 'Application', de: 'Anwendung' },
  width: { nl: 'Breedte', en: 'Width', de: 'Breite' },
  thickness: { nl: 'Dikte', en: 'Thickness', de: 'Dicke' },
  profile: { nl: 'Profielen', en: 'Profiles', de: 'Profile' },
  category: { nl: 'Categorieën', en: 'Categories', de: 'Kategorien' },
  tagging: { nl: 'Kenmerken', en: 'Features', de: 'Merkmale' },
};

/** The English names are the specification's, word for word. */
const BUCKET_WORDS: Localized<{
  till: (max: number) => string;
  range: (min: number, max: number) => string;
  from: (min: number) => string;
}> = {
  nl: {
    till: (max) => `tot ${max} mm`,
    range: (min, max) => `${min}–${max} mm`,
    from: (min) => `${min} mm en meer`,
  },
  en: { till: (max) => `till ${max}mm`, range: (min, max) => `${min}-${max}`, from: (min) => `${min}mm and more` },
  de: {
    till: (max) => `bis ${max} mm`,
    range: (min, max) => `${min}–${max} mm`,
    from: (min) => `${min} mm und mehr`,
  },
};

export const SIZE_BUCKETS = { thickness: THICKNESS_BUCKETS, width: WIDTH_BUCKETS } as const;

export function bucketNames({ min, max }: Bucket): Localized<string> {
  return perLocale((locale) => {
    const words = BUCKET_WORDS[locale];
    if (min === null) return words.till(max ?? 0);
    return max === null ? words.from(min) : words.range(min, max);
  });
}

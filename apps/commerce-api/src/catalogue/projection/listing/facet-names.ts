import { EXPRESS_DAYS, type Localized } from '@geven/catalogue-records';
import { type Bucket, type LENGTH_BUCKETS, THICKNESS_BUCKETS, WIDTH_BUCKETS } from '@geven/timber';
import { localizedText, localizedTexts } from '../projection-texts';

/** Filter groups in the order in which they are shown. */
export const FACET_ATTRIBUTES = [
  ...([
    'specie',
    'application',
    'width',
    'thickness',
    'profile',
    'length',
    'durability',
    'category',
    'tagging',
    'availability',
  ] as const),
] as const;
export type FacetAttribute = (typeof FACET_ATTRIBUTES)[number];

export const FACET_NAMES = localizedTexts('facets', FACET_ATTRIBUTES);

export const SIZE_BUCKETS = { thickness: THICKNESS_BUCKETS, width: WIDTH_BUCKETS } as const;

/** The one value of the availability filter: what lies ready leaves the yard within a few days. */
export const EXPRESS = 'express';
export const EXPRESS_NAMES = localizedText('express', { days: EXPRESS_DAYS });

/** What a range of sizes is called; the English names are the specification's, word for word. */
export function bucketNames({ min, max }: Bucket): Localized<string> {
  if (min === null) return localizedText('sizes.till', { max });
  return max === null ? localizedText('sizes.from', { min }) : localizedText('sizes.range', { min, max });
}

/** What at least a length is called, of a bucket of lengths. */
export const lengthNames = ({ min }: (typeof LENGTH_BUCKETS)[number]): Localized<string> =>
  localizedText('lengthFrom', { metres: min / 1000 });

/** Natural durability against fungi, from very durable to not durable (EN 350). */
export const DURABILITY_CLASSES = ['1', '2', '3', '4', '5'] as const;
export const DURABILITY_NAMES = localizedTexts('durabilityClasses', DURABILITY_CLASSES);

/** The classes that a species reaches: "2–4" is in three of them. */
export function durabilityClassesOf(durabilityClass: string | null): readonly string[] {
  const bounds = durabilityClass?.match(/[1-5]/g) ?? [];
  const [first, last = first] = bounds;
  return DURABILITY_CLASSES.filter(
    (each) => first !== undefined && last !== undefined && each >= first && each <= last,
  );
}

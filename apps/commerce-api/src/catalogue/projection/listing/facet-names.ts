import { EXPRESS_DAYS, type Localized } from '@geven/catalogue-records';
import { type Bucket, THICKNESS_BUCKETS, WIDTH_BUCKETS } from '@geven/timber';
import { localizedText, localizedTexts } from '../projection-texts';

/** Filter groups in the order in which they are shown. */
export const FACET_ATTRIBUTES = [
  ...(['specie', 'application', 'width', 'thickness', 'profile', 'category', 'tagging', 'availability'] as const),
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

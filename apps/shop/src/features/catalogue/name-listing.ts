import type { ProductList } from '@geven/odoo-sdk';
import { type Bucket, type Locale, THICKNESS_BUCKETS, WIDTH_BUCKETS } from '@geven/timber';
import type { ListingAddress } from '@/lib/listing/listing-address';
import type { Texts } from '@/lib/texts/areas';
import { capitalised } from '@/lib/texts/capitalised';
import { getTexts } from '@/lib/texts/i18n';
import { type ChosenFilter, chosenFilters } from './filters/chosen-filters';

/** Filter values that a name contains; more would be a list, and the chips are one. */
const MAX_NAMED = 2;

/** What a listing is called above its products and in the head of its page. */
export interface ListingName {
  readonly heading: string;
  readonly seoTitle: string;
}

/** Names a listing by its search, or by its category and its filters: pages that are indexed each have a name of their own. */
export function nameListing(locale: Locale, list: ProductList, address: ListingAddress): ListingName {
  const t = getTexts(locale, 'catalogue');
  if (address.q) {
    const heading = t('listing.searchTitle', { q: address.q });
    return { heading, seoTitle: heading };
  }
  const all = chosenFilters(address.filters, list);
  const chosen = all.filter(({ isKnown }) => isKnown);
  const isNamed = chosen.length > 0 && chosen.length <= MAX_NAMED;
  const filters = isNamed ? woodFirst(chosen) : [];
  const sizes = filters.flatMap((filter) => sizeText(filter, t) ?? []);
  const others = filters.flatMap((filter) => (sizeText(filter, t) === null ? [filter.name] : []));
  const named = (...names: string[]) => [[...names, ...others].join(', '), ...sizes].filter(Boolean).join(' ');
  const names = list.category ? [list.category.name] : [];
  // Nothing is left to name it by but what does not exist: `All products` above none would be false.
  const isOfNothing = list.totalCount === 0 && all.length > 0 && chosen.length === 0 && !list.category;
  const whole = isOfNothing ? all.map(({ name }) => name).join(', ') : getTexts(locale, 'common')('allProducts');
  const isSizeAlone = sizes.length > 0 && names.length + others.length === 0;
  return {
    heading: capitalised(named(...(isSizeAlone ? [t('named.timber')] : names)) || whole),
    seoTitle: named(list.category?.seoTitle ?? t('listing.seoTitle')),
  };
}

/** As rows and cards name what they show, `Ekki, rhombus`: addresses have their filters in the order of the alphabet. */
function woodFirst(filters: readonly ChosenFilter[]): readonly ChosenFilter[] {
  const isWood = ({ attribute }: ChosenFilter) => attribute === 'specie';
  return [...filters.filter(isWood), ...filters.filter((filter) => !isWood(filter))];
}

const BUCKETS = new Map<string, readonly Bucket[]>([
  ['thickness', THICKNESS_BUCKETS],
  ['width', WIDTH_BUCKETS],
]);

/** A size as one says it behind what has it, `up to 28 mm thick`; null of what is none. */
function sizeText({ attribute, value }: ChosenFilter, t: Texts<'catalogue'>): string | null {
  const bucket = BUCKETS.get(attribute)?.find(({ slug }) => slug === value);
  if (!bucket) return null;
  const { min, max } = bucket;
  const kind = min === null ? 'Till' : max === null ? 'From' : 'Between';
  return t(`named.${attribute as 'thickness' | 'width'}${kind}`, { min: min ?? '', max: max ?? '' });
}

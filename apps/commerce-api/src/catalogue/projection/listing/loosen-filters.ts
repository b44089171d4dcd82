import type { Locale } from '@geven/timber';
import type { CatalogueIndex } from '../catalogue-index';
import { type Bits, countBits, intersection } from './bits';
import { choicesOf, facetAttribute, type RequestedFilter } from './filter-choices';

/** Maximum number of values of one query: more are nobody's choice. */
const MAX_VALUES = 20;

/** A filter whose value no product ever had, or whose attribute there is none of. */
export interface UnknownFilter {
  attribute: string;
  value: string;
}

/** A chosen value and how many products there were without it. */
export interface LooserFilter {
  attribute: string;
  slug: string;
  name: string;
  count: number;
}

/** What was asked and does not exist, so that the page can say so (CT-40). */
export function unknownFilters({ facets }: CatalogueIndex, asked: readonly RequestedFilter[]): UnknownFilter[] {
  return valuesOf(asked).filter(({ attribute, value }) => {
    const known = facetAttribute(attribute);
    return known === null || facets[known].find(value) === undefined;
  });
}

/** How many products there were without each of the values, the other values of its attribute still holding; the category stays. */
export function looserFilters(
  index: CatalogueIndex,
  asked: readonly RequestedFilter[],
  found: Bits | null,
  locale: Locale,
): LooserFilter[] {
  return valuesOf(asked).flatMap(({ attribute, value }) => {
    const known = facetAttribute(attribute);
    if (known === null || known === 'category') return [];
    const others = choicesOf(index, without(asked, attribute, value)).map(({ bits }) => bits);
    const count = countBits(intersection([...others, ...(found ? [found] : [])], index.data.published.length));
    return { attribute, slug: value, name: index.facets[known].namesOf(value)?.[locale] ?? value, count };
  });
}

function valuesOf(asked: readonly RequestedFilter[]): UnknownFilter[] {
  const pairs = asked.flatMap(({ attribute, values }) => [...new Set(values)].map((value) => ({ attribute, value })));
  return pairs.slice(0, MAX_VALUES);
}

/** An attribute that loses its last value asks for nothing. */
function without(asked: readonly RequestedFilter[], attribute: string, value: string): RequestedFilter[] {
  return asked
    .map((one) => (one.attribute === attribute ? { attribute, values: one.values.filter((v) => v !== value) } : one))
    .filter(({ values }) => values.length > 0);
}

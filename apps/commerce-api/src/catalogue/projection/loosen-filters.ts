import type { Locale } from '@geven/timber';
import { type Bits, countBits, intersection } from './bits';
import type { CatalogueIndex } from './catalogue-index';
import { type Asked, choicesOf, facetAttribute } from './filter-choices';

/** Values of one query at most: more are nobody's choice. */
const MOST = 20;

/** A filter value that no product ever had. */
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

/** What was asked and does not exist: it finds nothing, and the page can say why (CT-40). */
export function unknownFilters({ facets }: CatalogueIndex, asked: readonly Asked[]): UnknownFilter[] {
  return valuesOf(asked).filter(({ attribute, value }) => {
    const known = facetAttribute(attribute);
    return known === null || facets[known].find(value) === undefined;
  });
}

/** How many products there were without each of the values, the other values of its attribute still holding; the category stays. */
export function looserFilters(
  index: CatalogueIndex,
  asked: readonly Asked[],
  found: Bits | null,
  locale: Locale,
): LooserFilter[] {
  return valuesOf(asked.filter(({ attribute }) => attribute !== 'category')).map(({ attribute, value }) => {
    const others = choicesOf(index, without(asked, attribute, value)).map(({ bits }) => bits);
    const count = countBits(intersection([...others, ...(found ? [found] : [])], index.data.published.length));
    const known = facetAttribute(attribute);
    const name = (known && index.facets[known].namesOf(value)?.[locale]) ?? value;
    return { attribute, slug: value, name, count };
  });
}

function valuesOf(asked: readonly Asked[]): UnknownFilter[] {
  const pairs = asked.flatMap(({ attribute, values }) => [...new Set(values)].map((value) => ({ attribute, value })));
  return pairs.slice(0, MOST);
}

/** An attribute that loses its last value asks for nothing. */
function without(asked: readonly Asked[], attribute: string, value: string): Asked[] {
  return asked
    .map((one) => (one.attribute === attribute ? { attribute, values: one.values.filter((v) => v !== value) } : one))
    .filter(({ values }) => values.length > 0);
}

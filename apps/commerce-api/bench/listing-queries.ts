import { FACET_ATTRIBUTES, type FacetAttribute } from '../src/catalogue/projection/listing/facet-names';
import type { ProductListQuery } from '../src/catalogue/projection/listing/list-products';

const SORTS = ['relevance,DESC', 'price,ASC', 'price,DESC', 'name,ASC', 'thickness,ASC', 'width,DESC'];
const PAGES = [1, 2, 3];
const PAGE_SIZE = 18;

/** `count` listings of two filters each, for measuring: no two are equal, and neighbours have little in common. */
export function listingQueries(
  slugsOf: (attribute: FacetAttribute) => readonly string[],
  count: number,
): ProductListQuery[] {
  const pairs = FACET_ATTRIBUTES.flatMap((first, index) =>
    FACET_ATTRIBUTES.slice(index + 1).flatMap((second) =>
      slugsOf(first).flatMap((one) =>
        slugsOf(second).map((other) => [
          { attribute: first, values: [one] },
          { attribute: second, values: [other] },
        ]),
      ),
    ),
  );
  const variations = SORTS.flatMap((sort) => PAGES.map((currentPage) => ({ sort, currentPage })));
  const all = pairs.length * variations.length;
  if (all < count) throw new Error(`There are only ${all} different listings`);
  const stride = coprimeStride(all);
  return Array.from({ length: count }, (_, index) => {
    const number = (index * stride) % all;
    return {
      pageSize: PAGE_SIZE,
      ...variations[number % variations.length],
      filter: { attributes: pairs[Math.floor(number / variations.length)] ?? [] },
    };
  });
}

/** Steps of this width meet every number below `size` before one comes again, and spread over the whole from the start. */
function coprimeStride(size: number): number {
  let stride = Math.max(1, Math.floor(size * 0.618));
  while (greatestCommonDivisor(stride, size) > 1) stride += 1;
  return stride;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

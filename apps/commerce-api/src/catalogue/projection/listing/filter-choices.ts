import type { CatalogueIndex } from '../catalogue-index';
import { type Bits, union } from './bits';
import { FACET_ATTRIBUTES, type FacetAttribute } from './facet-names';

/** What a query asks of one attribute: one of the values will do. */
export interface RequestedFilter {
  readonly attribute: string;
  readonly values: readonly string[];
}

/** What was chosen in one group: the products that have it and the values, to mark them. */
export interface Choice {
  readonly attribute: FacetAttribute;
  readonly bits: Bits;
  readonly slugs: readonly string[];
}

export function facetAttribute(name: string): FacetAttribute | null {
  return FACET_ATTRIBUTES.find((known) => known === name) ?? null;
}

/** Unknown values match nothing (CT-40); an unknown attribute asks for nothing. */
export function choicesOf({ facets, data }: CatalogueIndex, asked: readonly RequestedFilter[]): Choice[] {
  return asked.flatMap(({ attribute: name, values: slugs }) => {
    const attribute = facetAttribute(name);
    if (attribute === null) return [];
    const sets = slugs.flatMap((slug) => facets[attribute].find(slug) ?? []);
    const [only] = sets;
    return { attribute, slugs, bits: only && sets.length === 1 ? only : union(sets, data.published.length) };
  });
}

import { bucketsOf } from '@geven/timber';
import type { Localized, TemplateRecord } from '../../ports/catalogue-source';
import { perLocale } from '../per-locale';
import { addBit, type Bits, createBits, union } from './bits';
import type { CatalogueData } from './catalogue-data';
import type { CategoryNode } from './category-tree';
import { bucketNames, FACET_ATTRIBUTES, type FacetAttribute, SIZE_BUCKETS } from './facet-names';
import { groupBy } from './group-by';

/** A value of a filter with the products that have it. */
export interface FacetValue {
  /** Per language only for categories, whose paths are translated. */
  slugs: Localized<string>;
  names: Localized<string>;
  bits: Bits;
}

export interface Facet {
  attribute: FacetAttribute;
  values: FacetValue[];
  /** Of thickness and width: every size in mm with the products that have it, from small to large. */
  sizes: readonly { mm: number; bits: Bits }[];
  /** Products with the value of this key; undefined when there is no such value. */
  find(slug: string): Bits | undefined;
}

export type Facets = Record<FacetAttribute, Facet>;

/** Finds for every filter value the published products that have it. */
export function buildFacets(data: CatalogueData): Facets {
  const size = data.published.length;
  const keysOf: Record<FacetAttribute, (template: TemplateRecord) => readonly (string | number)[]> = {
    specie: ({ specie }) => (specie === null ? [] : [specie]),
    application: ({ applications }) => applications,
    profile: ({ profile }) => (profile === null ? [] : [profile]),
    thickness: ({ thickness }) => (thickness === null ? [] : bucketsOf(thickness, SIZE_BUCKETS.thickness)),
    width: ({ width }) => (width === null ? [] : bucketsOf(width, SIZE_BUCKETS.width)),
    category: ({ id }) => data.categoriesOf(id).flatMap(withAncestors),
  };
  const facet = (attribute: FacetAttribute): Facet => {
    const sets = new Map<string | number, Bits>();
    for (const [number, template] of data.published.entries()) {
      for (const key of keysOf[attribute](template)) {
        const bits = sets.get(key) ?? createBits(size);
        sets.set(key, bits);
        addBit(bits, number);
      }
    }
    return { ...toFacet(attribute, sets, data), sizes: sizesOf(attribute, data) };
  };
  return Object.fromEntries(FACET_ATTRIBUTES.map((attribute) => [attribute, facet(attribute)])) as Facets;
}

/** The sizes themselves, beside the ranges that filter by them. */
function sizesOf(attribute: FacetAttribute, { published }: CatalogueData): Facet['sizes'] {
  if (attribute !== 'thickness' && attribute !== 'width') return [];
  const sets = new Map<number, Bits>();
  for (const [number, template] of published.entries()) {
    const mm = template[attribute];
    if (mm === null) continue;
    const bits = sets.get(mm) ?? createBits(published.length);
    sets.set(mm, bits);
    addBit(bits, number);
  }
  return [...sets].map(([mm, bits]) => ({ mm, bits })).sort((one, other) => one.mm - other.mm);
}

const withAncestors = (node: CategoryNode): number[] => [
  node.record.id,
  ...(node.parent ? withAncestors(node.parent) : []),
];

function toFacet(
  attribute: FacetAttribute,
  sets: Map<string | number, Bits>,
  data: CatalogueData,
): Omit<Facet, 'sizes'> {
  if (attribute === 'category') return categoryFacet(sets, data);
  const values = namedValues(attribute, data).flatMap(({ slug, names }): FacetValue[] => {
    const bits = sets.get(slug);
    return bits ? [{ slugs: perLocale(() => slug), names, bits }] : [];
  });
  const bySlug = new Map(values.map((value) => [value.slugs.nl, value.bits]));
  if (attribute === 'specie') addSpecieGroups(bySlug, data);
  return { attribute, values, find: (slug) => bySlug.get(slug) };
}

/** Categories are found by path or slug in every language, as in the filter's own field. */
function categoryFacet(
  sets: Map<string | number, Bits>,
  { categories, published }: CatalogueData,
): Omit<Facet, 'sizes'> {
  const empty = createBits(published.length);
  const bitsOf = ({ record }: CategoryNode) => sets.get(record.id) ?? empty;
  return {
    attribute: 'category',
    values: categories.nodes.map((node) => ({
      slugs: node.paths,
      names: perLocale((locale) => node.record.texts[locale].name),
      bits: bitsOf(node),
    })),
    find(slug) {
      const node = categories.find(slug);
      return node && bitsOf(node);
    },
  };
}

function namedValues(
  attribute: Exclude<FacetAttribute, 'category'>,
  { species, attributeValues }: CatalogueData,
): { slug: string; names: Localized<string> }[] {
  if (attribute === 'thickness' || attribute === 'width') {
    return SIZE_BUCKETS[attribute].map((bucket) => ({ slug: bucket.slug, names: bucketNames(bucket) }));
  }
  const named =
    attribute === 'specie' ? [...species.values()] : attributeValues.filter((v) => v.attribute === attribute);
  return named.map(({ slug, texts }) => ({ slug, names: perLocale((locale) => texts[locale].name) }));
}

/** A group such as softwood stands for all species below it, though filters do not list it. */
function addSpecieGroups(bySlug: Map<string, Bits>, { species, published }: CatalogueData): void {
  const groups = groupBy(species.values(), ({ parent }) => parent);
  for (const [parent, members] of groups) {
    if (parent === null || bySlug.has(parent)) continue;
    bySlug.set(
      parent,
      union(
        members.flatMap(({ slug }) => bySlug.get(slug) ?? []),
        published.length,
      ),
    );
  }
}

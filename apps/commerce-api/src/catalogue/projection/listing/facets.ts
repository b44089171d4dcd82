import { groupBy, type Localized, perLocale, type SpecieRecord, type TemplateRecord } from '@geven/catalogue-records';
import { bucketsOf, LENGTH_BUCKETS } from '@geven/timber';
import type { CatalogueData } from '../catalogue-data';
import type { CategoryNode } from '../category-tree';
import { isExpressTemplate } from '../product/is-express-template';
import { longestInStock } from '../product/longest-in-stock';
import { addBit, type Bits, createBits, union } from './bits';
import {
  bucketNames,
  DURABILITY_CLASSES,
  DURABILITY_NAMES,
  durabilityClassesOf,
  EXPRESS,
  EXPRESS_NAMES,
  FACET_ATTRIBUTES,
  type FacetAttribute,
  lengthNames,
  SIZE_BUCKETS,
} from './facet-names';

/** A value of a filter with the products that have it. */
export interface FacetValue {
  /** Per language only for categories, whose paths are translated. */
  slugs: Localized<string>;
  names: Localized<string>;
  /** Group that it is under, as a species under its kind. */
  parent: { slug: string; names: Localized<string> } | null;
  bits: Bits;
}

export interface Facet {
  attribute: FacetAttribute;
  /** What is offered: values that some product has. */
  values: FacetValue[];
  /** Of thickness and width: every size in mm with the products that have it, from small to large. */
  sizes: readonly { mm: number; bits: Bits }[];
  /** Products with the value of this key, offered or not; undefined when there is no such value. */
  find(slug: string): Bits | undefined;
  /** What the value of this key is called. */
  namesOf(slug: string): Localized<string> | undefined;
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
    length: (template) => bucketsOf(longestInStock(template, data), LENGTH_BUCKETS),
    durability: ({ specie }) => durabilityClassesOf(data.species.get(specie ?? '')?.durabilityClass ?? null),
    category: ({ id }) => data.categoriesOf(id).flatMap(withAncestors),
    tagging: ({ taggings }) => taggings,
    availability: (template) => (isExpressTemplate(template, data) ? [EXPRESS] : []),
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
  const named = namedValues(attribute, data);
  const values = named.flatMap(({ slug, names, parent = null, isOffered = true }): FacetValue[] => {
    const bits = sets.get(slug);
    return bits && isOffered ? [{ slugs: perLocale(() => slug), names, parent, bits }] : [];
  });
  const empty = createBits(data.published.length);
  const bySlug = new Map(named.map(({ slug }) => [slug, sets.get(slug) ?? empty]));
  if (attribute === 'specie') addSpecieGroups(bySlug, sets, data);
  const names = new Map(named.map((value) => [value.slug, value.names]));
  return { attribute, values, find: (slug) => bySlug.get(slug), namesOf: (slug) => names.get(slug) };
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
      names: namesOf(node),
      parent: null,
      bits: bitsOf(node),
    })),
    find(slug) {
      const node = categories.find(slug);
      return node && bitsOf(node);
    },
    namesOf(slug) {
      const node = categories.find(slug);
      return node && namesOf(node);
    },
  };
}

const namesOf = ({ record }: CategoryNode): Localized<string> => perLocale((locale) => record.texts[locale].name);

interface NamedValue {
  slug: string;
  names: Localized<string>;
  parent?: FacetValue['parent'];
  /** @default true */
  isOffered?: boolean;
}

/** Values in the order in which filters show them. */
function namedValues(
  attribute: Exclude<FacetAttribute, 'category'>,
  { species, attributeValues, taggings }: CatalogueData,
): NamedValue[] {
  const named = ({ slug, texts }: { slug: string; texts: Localized<{ name: string }> }) => ({
    slug,
    names: perLocale((locale) => texts[locale].name),
  });
  switch (attribute) {
    case 'thickness':
    case 'width':
      return SIZE_BUCKETS[attribute].map((bucket) => ({ slug: bucket.slug, names: bucketNames(bucket) }));
    case 'specie':
      return byGroup(species).map(({ specie, group }) => ({ ...named(specie), parent: group ? named(group) : null }));
    case 'tagging':
      // Keywords are offered only when the merchant wants them to be a filter (CT-28).
      return taggings.map((tagging) => ({ ...named(tagging), isOffered: tagging.showFilter }));
    case 'length':
      return LENGTH_BUCKETS.map((bucket) => ({ slug: bucket.slug, names: lengthNames(bucket) }));
    case 'durability':
      return DURABILITY_CLASSES.map((slug) => ({ slug, names: DURABILITY_NAMES[slug] }));
    case 'availability':
      return [{ slug: EXPRESS, names: EXPRESS_NAMES }];
    default:
      return attributeValues.filter((value) => value.attribute === attribute).map(named);
  }
}

/** Species by their groups and their own sequence (CT-29). */
function byGroup(species: CatalogueData['species']): { specie: SpecieRecord; group: SpecieRecord | undefined }[] {
  const placeOf = ({ specie, group }: { specie: SpecieRecord; group: SpecieRecord | undefined }) =>
    group?.sequence ?? specie.sequence;
  return [...species.values()]
    .map((specie) => ({ specie, group: specie.parent === null ? undefined : species.get(specie.parent) }))
    .sort((one, other) => placeOf(one) - placeOf(other) || one.specie.sequence - other.specie.sequence);
}

/** A group such as softwood stands for all species below it, though filters do not list it. */
function addSpecieGroups(
  bySlug: Map<string, Bits>,
  sets: ReadonlyMap<string | number, Bits>,
  { species, published }: CatalogueData,
): void {
  const groups = groupBy(species.values(), ({ parent }) => parent);
  for (const [parent, members] of groups) {
    if (parent === null || sets.has(parent)) continue;
    bySlug.set(
      parent,
      union(
        members.flatMap(({ slug }) => bySlug.get(slug) ?? []),
        published.length,
      ),
    );
  }
}

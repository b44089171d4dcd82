import {
  type AttributeValueRecord,
  type CatalogueRecords,
  type CategoryTextRecord,
  type FinishRecord,
  groupBy,
  type InternalCategoryRecord,
  type RibbonRecord,
  type SpecieRecord,
  type TaggingRecord,
  type TemplateRecord,
  type VariantRecord,
} from '@geven/catalogue-records';
import { buildCategoryTree, type CategoryNode, type CategoryTree } from './category-tree';
import { type Prices, standardPrices } from './prices';

/** The records that an index is made of. */
export type IndexedRecords = Omit<CatalogueRecords, 'listPrices'>;

/** The records with the ways between them, and prices; the same for all languages. */
export interface CatalogueData {
  categories: CategoryTree;
  species: Map<string, SpecieRecord>;
  templates: Map<number, TemplateRecord>;
  variants: Map<number, VariantRecord>;
  /**
   * Published templates, the most relevant first: the merchant's order, then popularity. Their place in this list is
   * their number in every set and order of the index.
   */
  published: TemplateRecord[];
  attributeValue(attribute: string, slug: string): AttributeValueRecord | undefined;
  attributeValues: readonly AttributeValueRecord[];
  templateByNumber(itemNumber: string): TemplateRecord | undefined;
  /** By EAN-13. */
  variantByBarcode(barcode: string): VariantRecord | undefined;
  /** From short to long, samples last. */
  variantsOf(templateId: number): readonly VariantRecord[];
  /** In the order in which they are offered. */
  finishesOf(templateId: number): readonly FinishRecord[];
  prices: Prices;
  ribbon(key: string): RibbonRecord | undefined;
  tagging(slug: string): TaggingRecord | undefined;
  /** In the merchant's order. */
  taggings: readonly TaggingRecord[];
  internalCategory(id: number): InternalCategoryRecord | undefined;
  categoryTextsOf(categoryId: number): readonly CategoryTextRecord[];
  /** The categories that a template is in itself, in the order of the navigation. */
  categoriesOf(templateId: number): readonly CategoryNode[];
}

export function buildCatalogueData(records: IndexedRecords): CatalogueData {
  const categories = buildCategoryTree(records.categories);
  const values = new Map(records.attributeValues.map((value) => [`${value.attribute} ${value.slug}`, value]));
  const variants = groupBy(records.variants, ({ templateId }) => templateId);
  for (const lengths of variants.values()) lengths.sort(byLength);
  const numbers = new Map(records.templates.map((template) => [template.itemNumber, template]));
  const barcodes = new Map(records.variants.map((variant) => [variant.barcode, variant]));
  const memberships = groupBy(records.productCategories, ({ templateId }) => templateId);
  const positions = new Map(categories.nodes.map(({ record }, index) => [record.id, index]));
  const categoriesOf = new Map<number, CategoryNode[]>();
  for (const [templateId, rows] of memberships) {
    const places = rows.map(({ categoryId }) => positions.get(categoryId) ?? -1).sort((a, b) => a - b);
    categoriesOf.set(
      templateId,
      places.flatMap((place) => categories.nodes[place] ?? []),
    );
  }
  const finishes = groupBy(records.finishes, ({ templateId }) => templateId);
  for (const choices of finishes.values()) choices.sort((one, other) => one.sequence - other.sequence);
  const ribbons = new Map(records.ribbons.map((ribbon) => [ribbon.key, ribbon]));
  const taggings = new Map(records.taggings.map((tagging) => [tagging.slug, tagging]));
  const internalCategories = new Map(records.internalCategories.map((category) => [category.id, category]));
  const categoryTexts = groupBy(records.categoryTexts, ({ categoryId }) => categoryId);
  return {
    categories,
    species: new Map(records.species.map((specie) => [specie.slug, specie])),
    templates: new Map(records.templates.map((template) => [template.id, template])),
    variants: new Map(records.variants.map((variant) => [variant.id, variant])),
    published: records.templates.filter(({ isPublished }) => isPublished).sort(byRelevance),
    attributeValue: (attribute, slug) => values.get(`${attribute} ${slug}`),
    attributeValues: records.attributeValues,
    templateByNumber: (itemNumber) => numbers.get(itemNumber),
    variantByBarcode: (barcode) => barcodes.get(barcode),
    variantsOf: (templateId) => variants.get(templateId) ?? [],
    finishesOf: (templateId) => finishes.get(templateId) ?? [],
    prices: standardPrices(records.prices),
    ribbon: (key) => ribbons.get(key),
    tagging: (slug) => taggings.get(slug),
    taggings: records.taggings.toSorted((one, other) => one.sequence - other.sequence),
    internalCategory: (id) => internalCategories.get(id),
    categoryTextsOf: (categoryId) => categoryTexts.get(categoryId) ?? [],
    categoriesOf: (templateId) => categoriesOf.get(templateId) ?? [],
  };
}

function byRelevance(one: TemplateRecord, other: TemplateRecord): number {
  return one.sequence - other.sequence || other.popularity - one.popularity || one.id - other.id;
}

function byLength(one: VariantRecord, other: VariantRecord): number {
  return (
    Number(one.isSample) - Number(other.isSample) ||
    (one.lengthMm ?? 0) - (other.lengthMm ?? 0) ||
    one.price - other.price ||
    one.id - other.id
  );
}

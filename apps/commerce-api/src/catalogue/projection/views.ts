import type { TemplateRecord } from '@geven/catalogue-records';
import type { Locale } from '@geven/timber';
import type { CatalogueData } from './catalogue-data';
import { buildCategoryViews, type CategoryView } from './category-views';
import type { Surroundings } from './product/product-base';
import { type ProductSurroundings, ProductView, type VariantView } from './product/product-view';
import { createVariantView } from './product/variant-view';
import { type RangeSummary, summariseRange } from './range-summary';
import { buildSpeciesViews, bySequence, type SpeciesView } from './species-views';

/** What is returned in one language; each view is made once and then given out again and again. */
export interface CatalogueViews {
  /** In the order of the navigation. */
  categories: CategoryView[];
  /** Groups by sequence, their species in them. */
  species: SpeciesView[];
  category(id: number): CategoryView | undefined;
  readonly range: RangeSummary;
  /** Published or not. */
  product(templateId: number): ProductView | undefined;
  /** Published or not. */
  variant(variantId: number): VariantView | undefined;
}

/** Views of one language that no price is in. */
export type NamedViews = Pick<Surroundings, 'species' | 'categories'>;

export function buildNamedViews(
  { categories, species }: Pick<CatalogueData, 'categories' | 'species'>,
  productCounts: ReadonlyMap<number, number>,
  locale: Locale,
): NamedViews {
  return {
    species: buildSpeciesViews(species, locale),
    categories: buildCategoryViews(categories, locale, productCounts),
  };
}

/** Where views are kept once they are made. */
export interface Kept<View> {
  get(id: number): View | undefined;
  set(id: number, view: View): unknown;
}

export type ViewContext = Omit<Surroundings, 'locale'> & {
  readonly products: Kept<ProductView>;
  readonly variants: Kept<VariantView>;
};

export function buildViews({ products, variants, ...context }: ViewContext, locale: Locale): CatalogueViews {
  const { data, categories, species } = context;

  function variant(variantId: number): VariantView | undefined {
    const made = variants.get(variantId);
    if (made) return made;
    const record = data.variants.get(variantId);
    const template = record && data.templates.get(record.templateId);
    if (!template) return undefined;
    const view = createVariantView(record, template, { locale, data }, () => productOf(template));
    variants.set(variantId, view);
    return view;
  }

  function productOf(record: TemplateRecord): ProductView {
    const made = products.get(record.id) ?? new ProductView(record, surroundings);
    products.set(record.id, made);
    return made;
  }

  function product(templateId: number): ProductView | undefined {
    const record = data.templates.get(templateId);
    return record && productOf(record);
  }

  const surroundings: ProductSurroundings = {
    ...context,
    locale,
    product,
    variant: (record) => {
      const view = variant(record.id);
      if (!view) throw new Error(`Variant ${record.id} has no product`);
      return view;
    },
  };

  let range: RangeSummary | undefined;
  return {
    // Counted when it is first asked for: the index is there sooner.
    get range() {
      range ??= summariseRange(data, locale);
      return range;
    },
    categories: [...categories.values()],
    species: [...species.values()].filter(({ parent }) => parent === null).sort(bySequence),
    category: (id) => categories.get(id),
    product,
    variant,
  };
}

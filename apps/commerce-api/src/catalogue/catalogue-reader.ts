import { type Localized, perLocale } from '@geven/catalogue-records';
import type { Locale } from '@geven/timber';
import type { CatalogueIndex } from './projection/catalogue-index';
import { type CategoryTextDocument, categoryText } from './projection/category-texts';
import type { CategoryView } from './projection/category-views';
import { listProducts, type ProductList, type ProductListQuery } from './projection/listing/list-products';
import { type TaggingDocument, taggingDocument } from './projection/product/product-marks';
import type { ProductView, VariantView } from './projection/product/product-view';
import type { RangeSummary } from './projection/range-summary';
import type { SpeciesView } from './projection/species-views';
import { type SearchResults, searchCatalogue } from './search/search-catalogue';

/** The parts of products' addresses, and how many products there are in all. */
export interface ProductAddresses {
  readonly totalCount: number;
  readonly addresses: readonly { readonly id: number; readonly slugs: Localized<string> }[];
}

/** The questions that the catalogue answers. */
export interface CatalogueReader {
  list(query: ProductListQuery, locale: Locale): ProductList;
  /** The products and categories that answer a term best; of each at most `limit`. */
  search(term: string, limit: number | null | undefined, locale: Locale): SearchResults;
  /** Published or not: `isPublished` says which. */
  product(templateId: number, locale: Locale): ProductView | undefined;
  /** Finds a product by item number, published or not. */
  productByNumber(itemNumber: string, locale: Locale): ProductView | undefined;
  /** Published or not: carts hold variants that are no longer sold. */
  variant(variantId: number, locale: Locale): VariantView | undefined;
  /** Finds a variant by EAN-13, published or not. */
  variantByBarcode(barcode: string, locale: Locale): VariantView | undefined;
  /** How much timber is for sale, in all and for each use. */
  range(locale: Locale): RangeSummary;
  /** Groups of species, each with its species. */
  species(locale: Locale): readonly SpeciesView[];
  /** Published products from the oldest on, without what is made for a page of them. */
  productAddresses(offset: number, limit: number): ProductAddresses;
  /** The product that a variant belongs to. */
  productOfVariant(variantId: number, locale: Locale): ProductView | undefined;
  /** Every keyword, in the merchant's order. */
  taggings(locale: Locale): readonly TaggingDocument[];
  /** The text of a listing; undefined when there is no such category. */
  categoryText(
    slugOrPath: string,
    choices: readonly { attribute: string; values: readonly string[] }[],
    locale: Locale,
  ): CategoryTextDocument | null | undefined;
  /** Every category, in the order of the navigation. */
  categories(locale: Locale): readonly CategoryView[];
  /** Finds a category by path, slug or key, in any language. */
  category(slugOrPath: string, locale: Locale): CategoryView | undefined;
}

/** Answers from whatever index is the current one. */
export function createCatalogueReader(currentIndex: () => CatalogueIndex): CatalogueReader {
  return {
    list: (query, locale) => listProducts(currentIndex(), query, locale),
    search: (term, limit, locale) => searchCatalogue(currentIndex(), term, limit, locale),
    product: (templateId, locale) => currentIndex().views[locale].product(templateId),
    productByNumber(itemNumber, locale) {
      const { data, views } = currentIndex();
      const template = data.templateByNumber(itemNumber);
      return template && views[locale].product(template.id);
    },
    variant: (variantId, locale) => currentIndex().views[locale].variant(variantId),
    variantByBarcode(barcode, locale) {
      const { data, views } = currentIndex();
      const variant = data.variantByBarcode(barcode);
      return variant && views[locale].variant(variant.id);
    },
    range: (locale) => currentIndex().views[locale].range,
    species: (locale) => currentIndex().views[locale].species,
    productAddresses(offset, limit) {
      const { published } = currentIndex().data;
      const range = published.toSorted((one, other) => one.id - other.id).slice(offset, offset + limit);
      const addresses = range.map(({ id, texts }) => ({ id, slugs: perLocale((locale) => texts[locale].slug) }));
      return { totalCount: published.length, addresses };
    },
    productOfVariant(variantId, locale) {
      const { data, views } = currentIndex();
      const variant = data.variants.get(variantId);
      return variant && views[locale].product(variant.templateId);
    },
    taggings: (locale) => currentIndex().data.taggings.map((tagging) => taggingDocument(tagging, locale)),
    categoryText(slugOrPath, choices, locale) {
      const { data } = currentIndex();
      const node = data.categories.find(slugOrPath);
      return node && categoryText(node, data.categoryTextsOf(node.record.id), choices, locale);
    },
    categories: (locale) => currentIndex().views[locale].categories,
    category(slugOrPath, locale) {
      const { data, views } = currentIndex();
      const node = data.categories.find(slugOrPath);
      return node && views[locale].category(node.record.id);
    },
  };
}

import type {
  GetCategoryTextQuery,
  GetCategoryTextQueryVariables,
  GetProductsTaggingQuery,
  GetProductTemplateQuery,
  GetProductTemplatesListQuery,
  GetProductTemplatesListQueryVariables,
  GetProductVariantQuery,
  GetSearchResultsQuery,
  GetSearchResultsQueryVariables,
  GetShowcaseQuery,
  GetShowcaseQueryVariables,
  GetSpeciesFacesQuery,
  GetSpeciesQuery,
  GetWebsiteCategoriesQuery,
  GetWebsiteCategoryQuery,
  GetWebsiteMenuQuery,
  GetWebsiteMenuQueryVariables,
} from '../generated/documents';
import {
  getAlternativeProductsDocument,
  getCategoryTextDocument,
  getProductCardDocument,
  getProductsTaggingDocument,
  getProductTemplateDocument,
  getProductTemplatesListDocument,
  getProductVariantDocument,
  getProductVariantsDocument,
  getSearchResultsDocument,
  getShowcaseDocument,
  getSpeciesDocument,
  getSpeciesFacesDocument,
  getWebsiteCategoriesDocument,
  getWebsiteCategoryDocument,
  getWebsiteMenuDocument,
} from '../generated/trusted-documents';
import type { ProductTemplateId, ProductVariantId } from '../ids';
import type { CallOptions, Request } from '../request';

// Interfaces, so that types which are inferred from them name them.

/** One page of products with its filters. */
export interface ProductList extends NonNullable<GetProductTemplatesListQuery['getProductTemplatesList']> {}
/** A product as a listing shows it. */
export type ProductCard = ProductList['products'][number];
/** A filter group of a listing. */
export type FilterGroup = ProductList['filterGroups'][number];
/** A product with its variants. */
export interface Product extends NonNullable<GetProductTemplateQuery['getProductTemplate']> {}
/** One length of a board, one size of an accessory. */
export type ProductVariant = Product['productVariants'][number];
/** A product without its lengths, for comparing and for related products. */
export type RelatedProduct = Product['accessoryProducts'][number];
/** A choice of finish on a product. */
export type Finish = Product['productTemplateAttributeValues'][number];
/** A picture of a product; `pictureAddress` makes its sizes. */
export type ProductPicture = Product['mediaGallery'][number];
/** A file to download. */
export type ProductDocument = Product['productDocuments'][number];
/** A variant by its id or barcode, with the product that it belongs to. */
export type FoundVariant = NonNullable<GetProductVariantQuery['getProductVariant']>;
/** A keyword of products. */
export type ProductTagging = GetProductsTaggingQuery['getProductsTagging'][number];
/** A group of species with its species. */
export type SpecieGroup = GetSpeciesQuery['getSpecies'][number];
/** A product that shows what the wood of its species looks like. */
export type SpecieFace = GetSpeciesFacesQuery['getProductTemplatesList']['products'][number];
/** Text of a listing. */
export type CategoryText = NonNullable<GetCategoryTextQuery['getCategoryText']>;
/** The arguments of a request for a category text. */
export type CategoryTextInput = GetCategoryTextQueryVariables;
/** A category of the navigation. */
export type CategoryListItem = GetWebsiteCategoriesQuery['getWebsiteCategories'][number];
/** A category with its parent and childs. */
export type Category = NonNullable<GetWebsiteCategoryQuery['getWebsiteCategory']>;
/** An entry of the menu with what is below it. */
export type WebsiteMenuEntry = GetWebsiteMenuQuery['getWebsiteMenu'][number];
/** The arguments of a request for the menu. */
export type WebsiteMenuInput = GetWebsiteMenuQueryVariables;
/** The arguments of a request for a listing. */
export type ProductListInput = GetProductTemplatesListQueryVariables;

/** What a first page shows of the range; null is what was not asked for. */
export interface Showcase {
  /** A product that can be bought at once. */
  readonly board:
    | (ProductCard &
        Pick<NonNullable<GetShowcaseQuery['board']>['products'][number], 'productVariants' | 'uomFactorInv'>)
    | null;
  readonly stock: NonNullable<GetShowcaseQuery['stock']> | null;
  readonly beams: NonNullable<GetShowcaseQuery['beams']> | null;
  readonly samples: readonly ProductCard[];
  readonly summary: NonNullable<GetShowcaseQuery['summary']> | null;
}
/** What a showcase asks for. */
export type ShowcaseInput = GetShowcaseQueryVariables;

/** The results of a search: products and categories. */
export interface SearchResults extends NonNullable<GetSearchResultsQuery['getSearchResults']> {}
/** The arguments of a search. */
export type SearchInput = GetSearchResultsQueryVariables;

/** Reads of the catalogue. */
export const createCatalogue = (request: Request) => ({
  /** A page of the published products: `pageSize` 1 to 100 (20 without), `sort` as `field,ASC` or `field,DESC`. */
  async getProductTemplatesList(input: ProductListInput = {}, options?: CallOptions): Promise<ProductList> {
    return (await request(getProductTemplatesListDocument, input, options)).getProductTemplatesList;
  },
  /** One published product; null when there is none. */
  async getProductTemplate(id: ProductTemplateId, options?: CallOptions): Promise<Product | null> {
    return (await request(getProductTemplateDocument, { id }, options)).getProductTemplate;
  },
  /** One published product as a listing shows it; null when there is none. */
  async getProductCard(id: ProductTemplateId, options?: CallOptions): Promise<ProductCard | null> {
    return (await request(getProductCardDocument, { id }, options)).getProductTemplate;
  },
  /** Alternatives to a product, also to one that is no longer published. */
  async getAlternativeProducts(
    productTemplateId: ProductTemplateId,
    options?: CallOptions,
  ): Promise<readonly ProductCard[]> {
    return (await request(getAlternativeProductsDocument, { productTemplateId }, options)).getAlternativeProducts;
  },
  /** A variant by its id or its barcode; null when there is none that is published. */
  async getProductVariant(
    by: { readonly id: ProductVariantId } | { readonly barcode: string },
    options?: CallOptions,
  ): Promise<FoundVariant | null> {
    return (await request(getProductVariantDocument, by, options)).getProductVariant;
  },
  /** The published variants of a published product, from short to long. */
  async getProductVariants(
    productTemplateId: ProductTemplateId,
    options?: CallOptions,
  ): Promise<readonly ProductVariant[]> {
    return (await request(getProductVariantsDocument, { productTemplateId }, options)).getProductVariants;
  },
  /** Keywords of products; those with `showFilter` are filters of the listing. */
  async getProductsTagging(options?: CallOptions): Promise<readonly ProductTagging[]> {
    return (await request(getProductsTaggingDocument, {}, options)).getProductsTagging;
  },
  /** What a first page shows of the range, in one call: a board to buy, what lies ready, beams, samples, and how much there is. */
  async getShowcase(input: ShowcaseInput, options?: CallOptions): Promise<Showcase> {
    const { board, stock, beams, samples, summary } = await request(getShowcaseDocument, input, options);
    return {
      board: board?.products[0] ?? null,
      stock: stock ?? null,
      beams: beams ?? null,
      samples: samples?.products ?? [],
      summary: summary ?? null,
    };
  },
  /** Species under their groups, by sequence. */
  async getSpecies(options?: CallOptions): Promise<readonly SpecieGroup[]> {
    return (await request(getSpeciesDocument, {}, options)).getSpecies;
  },
  /** What each species looks like that there is something of: the first product of each, at most 100. */
  async getSpeciesFaces(options?: CallOptions): Promise<readonly SpecieFace[]> {
    return (await request(getSpeciesFacesDocument, {}, options)).getProductTemplatesList.products;
  },
  /** Text for a category and chosen values: of the most specific combination; null when there is none. */
  async getCategoryText(input: CategoryTextInput, options?: CallOptions): Promise<CategoryText | null> {
    return (await request(getCategoryTextDocument, input, options)).getCategoryText;
  },
  /** The products and categories that answer a term best, for suggestions: of each at most `limit`, 1 to 20 (8 without). */
  async getSearchResults(input: SearchInput, options?: CallOptions): Promise<SearchResults> {
    return (await request(getSearchResultsDocument, input, options)).getSearchResults;
  },
  /** All categories, at most 100. */
  async getWebsiteCategories(options?: CallOptions): Promise<readonly CategoryListItem[]> {
    return (await request(getWebsiteCategoriesDocument, {}, options)).getWebsiteCategories;
  },
  /** One category by path or slug in any language; null when there is none. */
  async getWebsiteCategory(slug: string, options?: CallOptions): Promise<Category | null> {
    return (await request(getWebsiteCategoryDocument, { slug }, options)).getWebsiteCategory;
  },
  /** The menu from the categories: every entry, at most 100, or with `noParent` those of the first level alone. */
  async getWebsiteMenu(input: WebsiteMenuInput = {}, options?: CallOptions): Promise<readonly WebsiteMenuEntry[]> {
    return (await request(getWebsiteMenuDocument, input, options)).getWebsiteMenu;
  },
});

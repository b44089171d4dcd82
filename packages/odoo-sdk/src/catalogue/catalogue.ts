import type {
  GetProductTemplateQuery,
  GetProductTemplatesListQuery,
  GetProductTemplatesListQueryVariables,
  GetSearchResultsQuery,
  GetSearchResultsQueryVariables,
  GetWebsiteCategoriesQuery,
  GetWebsiteCategoryQuery,
} from '../generated/documents';
import {
  getProductTemplateDocument,
  getProductTemplatesListDocument,
  getSearchResultsDocument,
  getWebsiteCategoriesDocument,
  getWebsiteCategoryDocument,
} from '../generated/trusted-documents';
import type { CallOptions, Request } from '../request';

/** One page of products with its filters. */
export type ProductList = GetProductTemplatesListQuery['getProductTemplatesList'];
/** A product as a listing shows it. */
export type ProductCard = ProductList['products'][number];
/** A filter group of a listing. */
export type FilterGroup = ProductList['filterGroups'][number];
/** A product with its variants. */
export type Product = NonNullable<GetProductTemplateQuery['getProductTemplate']>;
/** One length of a board, one size of an accessory. */
export type ProductVariant = Product['productVariants'][number];
/** A category of the navigation. */
export type CategoryListItem = GetWebsiteCategoriesQuery['getWebsiteCategories'][number];
/** A category with its parent and childs. */
export type Category = NonNullable<GetWebsiteCategoryQuery['getWebsiteCategory']>;
/** What a listing asks for. */
export type ProductListInput = GetProductTemplatesListQueryVariables;

/** What a search has found: products and categories. */
export type SearchResults = GetSearchResultsQuery['getSearchResults'];
/** What a search asks for. */
export type SearchInput = GetSearchResultsQueryVariables;

/** Reads of the catalogue. */
export const createCatalogue = (request: Request) => ({
  /** A page of the published products: `pageSize` 1 to 100 (20 without), `sort` as `field,ASC` or `field,DESC`. */
  async getProductTemplatesList(input: ProductListInput = {}, options?: CallOptions): Promise<ProductList> {
    return (await request(getProductTemplatesListDocument, input, options)).getProductTemplatesList;
  },
  /** One published product; null when there is none. */
  async getProductTemplate(id: number, options?: CallOptions): Promise<Product | null> {
    return (await request(getProductTemplateDocument, { id }, options)).getProductTemplate;
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
});

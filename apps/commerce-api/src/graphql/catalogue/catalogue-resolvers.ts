import { CATEGORY_LIST_SIZE } from '@geven/timber';
import type { VariantView } from '../../catalogue/projection/product/product-view';
import type { QueryResolvers } from '../../generated/resolvers-types';

/** Everything below these fields is plain properties of the catalogue's documents. */
export const catalogueResolvers = {
  Query: {
    async getProductTemplatesList(_parent, query, { catalogue, locale, limits, visitor }) {
      if (query.search) await limits.count('searchesOfClient', visitor.client);
      return (await catalogue()).list(query, locale);
    },
    async getProductTemplate(_parent, { id }, { catalogue, locale }) {
      const product = (await catalogue()).product(id, locale);
      return product?.isPublished ? product : null;
    },
    getAlternativeProducts: async (_parent, { productTemplateId }, { catalogue, locale }) =>
      (await catalogue()).product(productTemplateId, locale)?.alternativeProducts ?? [],
    async getProductVariant(_parent, { id, barcode }, { catalogue, locale }) {
      const goods = await catalogue();
      const variant = barcode ? goods.variantByBarcode(barcode, locale) : id && goods.variant(id, locale);
      return variant && isShown(variant) ? variant : null;
    },
    async getProductVariants(_parent, { productTemplateId }, { catalogue, locale }) {
      const product = (await catalogue()).product(productTemplateId, locale);
      return product?.isPublished ? product.productVariants : [];
    },
    getProductsTagging: async (_parent, _query, { catalogue, locale }) => [...(await catalogue()).taggings(locale)],
    getCategoryText: async (
      _parent,
      { websiteCategorySlug, productAttributeValueCombination },
      { catalogue, locale },
    ) => (await catalogue()).categoryText(websiteCategorySlug, productAttributeValueCombination ?? [], locale) ?? null,
    getRangeSummary: async (_parent, _query, { catalogue, locale }) => (await catalogue()).range(locale),
    getSpecies: async (_parent, _query, { catalogue, locale }) => [...(await catalogue()).species(locale)],
    async getSearchResults(_parent, { search, limit }, { catalogue, content, locale, limits, visitor }) {
      await limits.count('searchesOfClient', visitor.client);
      return { ...(await catalogue()).search(search, limit, locale), content: content.search(search, locale) };
    },
    getWebsiteCategories: async (_parent, _query, { catalogue, locale }) =>
      (await catalogue()).categories(locale).slice(0, CATEGORY_LIST_SIZE),
    getWebsiteMenu: async (_parent, { noParent }, { catalogue, locale }) =>
      (await catalogue())
        .categories(locale)
        .filter(({ parent }) => !noParent || parent === null)
        .slice(0, CATEGORY_LIST_SIZE),
    getWebsiteCategory: async (_parent, { slug }, { catalogue, locale }) =>
      (await catalogue()).category(slug, locale) ?? null,
  } satisfies QueryResolvers,
};

/** What is not for sale shows only as part of a product of which nothing is: a range in preparation stays private. */
const isShown = ({ isPublished, product }: VariantView) => isPublished || (product.isPublished && product.isPromo);

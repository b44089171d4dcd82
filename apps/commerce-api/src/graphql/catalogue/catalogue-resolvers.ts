import { CATEGORY_LIST_SIZE } from '@geven/timber';
import type { VariantView } from '../../catalogue/projection/product/product-view';
import type { QueryResolvers } from '../../generated/resolvers-types';

/** Everything below these fields is plain properties of the catalogue's documents. */
export const catalogueResolvers = {
  Query: {
    async getProductTemplatesList(_parent, query, { catalogue, locale, limits, visitor }) {
      if (query.search) await limits.count('searchesOfClient', visitor.client);
      return catalogue.list(query, locale);
    },
    getProductTemplate(_parent, { id }, { catalogue, locale }) {
      const product = catalogue.product(id, locale);
      return product?.isPublished ? product : null;
    },
    getAlternativeProducts: (_parent, { productTemplateId }, { catalogue, locale }) =>
      catalogue.product(productTemplateId, locale)?.alternativeProducts ?? [],
    getProductVariant(_parent, { id, barcode }, { catalogue, locale }) {
      const variant = barcode ? catalogue.variantByBarcode(barcode, locale) : id && catalogue.variant(id, locale);
      return variant && isShown(variant) ? variant : null;
    },
    getProductVariants(_parent, { productTemplateId }, { catalogue, locale }) {
      const product = catalogue.product(productTemplateId, locale);
      return product?.isPublished ? product.productVariants : [];
    },
    getProductsTagging: (_parent, _query, { catalogue, locale }) => [...catalogue.taggings(locale)],
    getCategoryText: (_parent, { websiteCategorySlug, productAttributeValueCombination }, { catalogue, locale }) =>
      catalogue.categoryText(websiteCategorySlug, productAttributeValueCombination ?? [], locale) ?? null,
    getRangeSummary: (_parent, _query, { catalogue, locale }) => catalogue.range(locale),
    getSpecies: (_parent, _query, { catalogue, locale }) => [...catalogue.species(locale)],
    async getSearchResults(_parent, { search, limit }, { catalogue, content, locale, limits, visitor }) {
      await limits.count('searchesOfClient', visitor.client);
      return { ...catalogue.search(search, limit, locale), content: content.search(search, locale) };
    },
    getWebsiteCategories: (_parent, _query, { catalogue, locale }) =>
      catalogue.categories(locale).slice(0, CATEGORY_LIST_SIZE),
    getWebsiteMenu: (_parent, { noParent }, { catalogue, locale }) =>
      catalogue
        .categories(locale)
        .filter(({ parent }) => !noParent || parent === null)
        .slice(0, CATEGORY_LIST_SIZE),
    getWebsiteCategory: (_parent, { slug }, { catalogue, locale }) => catalogue.category(slug, locale) ?? null,
  } satisfies QueryResolvers,
};

/** What is not for sale shows only as part of a product of which nothing is: a range in preparation stays private. */
const isShown = ({ isPublished, product }: VariantView) => isPublished || (product.isPublished && product.isPromo);

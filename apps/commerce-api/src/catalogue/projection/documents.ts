import type { TemplateRecord } from '@geven/catalogue-records';
import type { Locale } from '@geven/timber';
import { buildCategoryDocuments, type CategoryDocument } from './category-documents';
import type { Surroundings } from './product-base';
import { ProductDocument, type ProductSurroundings, type VariantDocument } from './product-document';
import { buildSpecieDocuments, bySequence, type SpecieDocument } from './specie-documents';
import { createVariantDocument } from './variant-document';

/** What is returned in one language; each document is made once and then given out again and again. */
export interface Documents {
  /** In the order of the navigation. */
  categories: CategoryDocument[];
  /** Groups by sequence, their species in them. */
  species: SpecieDocument[];
  category(id: number): CategoryDocument | undefined;
  /** Published or not. */
  product(templateId: number): ProductDocument | undefined;
  /** Published or not. */
  variant(variantId: number): VariantDocument | undefined;
}

export type DocumentContext = Pick<Surroundings, 'data' | 'merchant' | 'photographs'> & {
  readonly productCounts: ReadonlyMap<number, number>;
};

export function buildDocuments(context: DocumentContext, locale: Locale): Documents {
  const { data, productCounts } = context;
  const categories = buildCategoryDocuments(data.categories, locale, productCounts);
  const products = new Map<number, ProductDocument>();
  const variants = new Map<number, VariantDocument>();

  function variant(variantId: number): VariantDocument | undefined {
    const made = variants.get(variantId);
    if (made) return made;
    const record = data.variants.get(variantId);
    const template = record && data.templates.get(record.templateId);
    if (!template) return undefined;
    const document = createVariantDocument(record, template, { locale, data }, () => productOf(template));
    variants.set(variantId, document);
    return document;
  }

  function productOf(record: TemplateRecord): ProductDocument {
    const made = products.get(record.id) ?? new ProductDocument(record, surroundings);
    products.set(record.id, made);
    return made;
  }

  function product(templateId: number): ProductDocument | undefined {
    const record = data.templates.get(templateId);
    return record && productOf(record);
  }

  const species = buildSpecieDocuments(data.species, locale);
  const surroundings: ProductSurroundings = {
    ...context,
    locale,
    species,
    categories,
    product,
    variant: (record) => {
      const document = variant(record.id);
      if (!document) throw new Error(`Variant ${record.id} has no product`);
      return document;
    },
  };

  return {
    categories: [...categories.values()],
    species: [...species.values()].filter(({ parent }) => parent === null).sort(bySequence),
    category: (id) => categories.get(id),
    product,
    variant,
  };
}

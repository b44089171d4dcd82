import type { Locale } from '@geven/timber';
import type { TemplateRecord } from '../../ports/catalogue-source';
import type { CatalogueData } from './catalogue-data';
import { buildCategoryDocuments, type CategoryDocument } from './category-documents';
import { ProductDocument, type Surroundings } from './product-document';
import { buildSpecieDocuments, bySequence, type SpecieDocument } from './specie-documents';
import { createVariantDocument, type VariantDocument } from './variant-document';

/** What is answered in one language; each document is made once and then given out again and again. */
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

export function buildDocuments(
  data: CatalogueData,
  locale: Locale,
  productCounts: ReadonlyMap<number, number>,
): Documents {
  const categories = buildCategoryDocuments(data.categories, locale, productCounts);
  const products = new Map<number, ProductDocument>();
  const variants = new Map<number, VariantDocument>();

  function variant(variantId: number): VariantDocument | undefined {
    const made = variants.get(variantId);
    if (made) return made;
    const record = data.variants.get(variantId);
    const template = record && data.templates.get(record.templateId);
    if (!template) return undefined;
    const document = createVariantDocument(record, template, locale, () => productOf(template));
    variants.set(variantId, document);
    return document;
  }

  function productOf(record: TemplateRecord): ProductDocument {
    const made = products.get(record.id) ?? new ProductDocument(record, surroundings);
    products.set(record.id, made);
    return made;
  }

  const species = buildSpecieDocuments(data.species, locale);
  const surroundings: Surroundings = {
    locale,
    data,
    species,
    categories,
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
    product(templateId) {
      const record = data.templates.get(templateId);
      return record && productOf(record);
    },
    variant,
  };
}

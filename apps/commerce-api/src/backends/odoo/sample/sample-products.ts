import type { CatalogueRecords, FinishRecord, TemplateRecord, VariantRecord } from '@geven/catalogue-records';

/** A product of the sample with everything that belongs to it. */
export interface SampleProduct {
  readonly template: TemplateRecord;
  readonly variants: readonly VariantRecord[];
  readonly finishes: readonly FinishRecord[];
  readonly categoryKeys: readonly string[];
}

/** The sample's products one by one, in the order of the templates. */
export function sampleProducts(
  templates: readonly TemplateRecord[],
  { variants, finishes, categories, productCategories }: CatalogueRecords,
): SampleProduct[] {
  const keys = new Map(categories.map(({ id, key }) => [id, key]));
  return templates.map((template) => ({
    template,
    variants: variants.filter(({ templateId }) => templateId === template.id),
    finishes: finishes.filter(({ templateId }) => templateId === template.id),
    categoryKeys: productCategories
      .filter(({ templateId }) => templateId === template.id)
      .map(({ categoryId }) => keys.get(categoryId) ?? ''),
  }));
}

import { type CatalogueRecords, groupBy } from '@geven/catalogue-records';
import { withMedia } from './category-media';
import { internalCategoryOf } from './internal-categories';
import { relateProducts } from './related-products';
import { reducedPrices } from './sample-prices';
import { ribbonKeyOf } from './sample-ribbons';
import { taggingsOf } from './sample-taggings';

type Marked = Pick<CatalogueRecords, 'species' | 'categories' | 'templates' | 'variants' | 'prices'>;

/** Gives products and categories what follows from all of their facts, and from those of other products. */
export function markProducts(records: Marked): void {
  const { templates, variants, prices } = records;
  records.categories = withMedia(records.categories, templates);
  const variantsOf = groupBy(variants, ({ templateId }) => templateId);
  const species = new Map(records.species.map((specie) => [specie.slug, specie]));
  const relations = relateProducts(templates);
  for (const template of templates) {
    const own = variantsOf.get(template.id) ?? [];
    const lengths = own.filter(({ isSample }) => !isSample);
    template.ribbon = ribbonKeyOf({ ...template, variants: lengths });
    template.taggings = taggingsOf(template, species.get(template.specie ?? ''));
    template.internalCategoryId = internalCategoryOf(template.family);
    Object.assign(template, relations.get(template.id));
    if (template.isReduced) {
      for (const variant of own) prices.push(...reducedPrices({ ...variant, priceM1: template.priceM1 }));
    }
  }
}

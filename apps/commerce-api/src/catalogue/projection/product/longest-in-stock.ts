import type { TemplateRecord } from '@geven/catalogue-records';
import type { CatalogueData } from '../catalogue-data';
import { stockOf } from './variant-view';

/** The longest length in mm of which a product has pieces in stock; 0 without any, as of screws. */
export function longestInStock(template: TemplateRecord, { variantsOf }: Pick<CatalogueData, 'variantsOf'>): number {
  const lengths = variantsOf(template.id).filter(
    (variant) => variant.isPublished && !variant.isSample && stockOf(variant, template) > 0,
  );
  return Math.max(0, ...lengths.map(({ lengthMm }) => lengthMm ?? 0));
}

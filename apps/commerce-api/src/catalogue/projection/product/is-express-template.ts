import { isExpress, type TemplateRecord } from '@geven/catalogue-records';
import type { CatalogueData } from '../catalogue-data';
import { stockOf } from './variant-view';

/** Whether everything of a product that lies ready leaves the yard within two days (PD-19). */
export function isExpressTemplate(
  template: TemplateRecord,
  { variantsOf }: Pick<CatalogueData, 'variantsOf'>,
): boolean {
  const lengths = variantsOf(template.id).filter(({ isPublished, isSample }) => isPublished && !isSample);
  return isExpress(lengths.map((variant) => ({ ...variant, stock: stockOf(variant, template) })));
}

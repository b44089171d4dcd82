import { productTemplates, productVariants } from '../../../../database/schema/catalogue';
import type { Queryable } from '../../../../database/transaction';
import type { RangeIds } from '../odoo-range';

/** The products that only one side has, or that have other variants there: what is deleted leaves no date. */
export async function templatesThatDiffer(db: Queryable, odoo: RangeIds): Promise<Set<number>> {
  const templates = await db.select({ id: productTemplates.id }).from(productTemplates);
  const variants = await db
    .select({ id: productVariants.id, templateId: productVariants.templateId })
    .from(productVariants);
  const ours = new Set(templates.map(({ id }) => id));
  const ourVariants = new Set(variants.map(({ id }) => id));
  return new Set([
    ...[...odoo.templates].filter((id) => !ours.has(id)),
    ...[...ours].filter((id) => !odoo.templates.has(id)),
    ...[...odoo.variants].flatMap(([id, templateId]) => (ourVariants.has(id) ? [] : [templateId])),
    ...variants.flatMap(({ id, templateId }) => (odoo.variants.has(id) ? [] : [templateId])),
  ]);
}

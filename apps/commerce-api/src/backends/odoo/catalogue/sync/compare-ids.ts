import { sql } from 'drizzle-orm';
import { productTemplates, productVariants } from '../../../../database/schema/catalogue';
import type { Queryable } from '../../../../database/transaction';
import type { RangeIds } from '../odoo-range';

/** Files and links that are Odoo's, without the main picture, whose loss leaves a date. */
const FILES = sql<number>`
  jsonb_array_length(jsonb_path_query_array(
    ${productTemplates.details}, '$.documents[*] ? (@.size != null || @.url starts with "http")'))
  + jsonb_array_length(jsonb_path_query_array(
    ${productTemplates.details}, '$.photographs[*] ? (@.path like_regex "/image-")'))`;

/** The products that only one side has, or that have other variants or fewer files there: what is deleted leaves no date. */
export async function templatesThatDiffer(db: Queryable, odoo: RangeIds): Promise<Set<number>> {
  const templates = await db.select({ id: productTemplates.id, files: FILES }).from(productTemplates);
  const variants = await db
    .select({ id: productVariants.id, templateId: productVariants.templateId })
    .from(productVariants);
  const ours = new Set(templates.map(({ id }) => id));
  const ourVariants = new Set(variants.map(({ id }) => id));
  return new Set([
    ...[...odoo.templates].filter((id) => !ours.has(id)),
    ...[...ours].filter((id) => !odoo.templates.has(id)),
    ...templates.flatMap(({ id, files }) => (files === (odoo.files.get(id) ?? 0) ? [] : [id])),
    ...[...odoo.variants].flatMap(([id, templateId]) => (ourVariants.has(id) ? [] : [templateId])),
    ...variants.flatMap(({ id, templateId }) => (odoo.variants.has(id) ? [] : [templateId])),
  ]);
}

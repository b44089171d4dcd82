import type { OdooClient } from '@geven/odoo-rpc';
import { eq } from 'drizzle-orm';
import { anyOf } from '../../../../database/any-of';
import { productCategories, productVariants } from '../../../../database/schema/catalogue';
import { odooVariantUnits } from '../../../../database/schema/odoo-catalogue';
import type { Queryable } from '../../../../database/transaction';
import type { OdooRange } from '../odoo-range';
import { readAll } from '../read/read-all';
import { pieceFacts } from '../records/map-variants';
import { templatesOfMovedTags } from './moved-tags';
import type { Change } from './watched-models';

/** The products that changes of what products refer to are about, beside those that changes name. */
export async function affectedTemplates(
  { db, client, range }: { db: Queryable; client: OdooClient; range: Pick<OdooRange, 'readTags'> },
  changes: readonly Change[],
): Promise<Set<number>> {
  const ids = new Set(changes.flatMap(({ templateIds = [] }) => templateIds));
  const valueIds = changes.flatMap((change) => change.valueIds ?? []);
  const categoryIds = changes.flatMap((change) => change.categoryIds ?? []);
  const ribbonIds = changes.flatMap((change) => change.ribbonIds ?? []);
  const tagIds = changes.flatMap((change) => change.tagIds ?? []);
  const add = async (domain: readonly unknown[]) => {
    for (const { id } of await readAll<{ id: number }>(client, 'product.template', {
      domain: [domain],
      fields: [],
    })) {
      ids.add(id);
    }
  };
  if (valueIds.length > 0) await add(['attribute_line_ids.value_ids', 'in', valueIds]);
  if (categoryIds.length > 0) {
    await add(['public_categ_ids', 'in', categoryIds]);
    // And those that were in it until now.
    const rows = await db.select().from(productCategories).where(anyOf(productCategories.categoryId, categoryIds));
    for (const { templateId } of rows) ids.add(templateId);
  }
  if (ribbonIds.length > 0) await add(['website_ribbon_id', 'in', ribbonIds]);
  if (tagIds.length > 0) for (const id of await templatesOfMovedTags({ db, client, range }, tagIds)) ids.add(id);
  return ids;
}

/** The products whose price or stock is another than the catalogue's: rules that begin at a date leave no other trace. */
export async function repricedTemplates(db: Queryable, range: Pick<OdooRange, 'facts'>): Promise<Set<number>> {
  const rows = await db
    .select({
      id: productVariants.id,
      templateId: productVariants.templateId,
      price: productVariants.price,
      stock: productVariants.stock,
      quantityPerPiece: odooVariantUnits.quantityPerPiece,
    })
    .from(productVariants)
    .leftJoin(odooVariantUnits, eq(odooVariantUnits.variantId, productVariants.id))
    .orderBy(productVariants.id);
  const facts = await range.facts(rows.map(({ id }) => id));
  const changed = rows.filter(({ id, price, stock, quantityPerPiece }) => {
    const found = facts.get(id);
    if (!found) return true;
    const now = pieceFacts(found, quantityPerPiece ?? 1);
    return now.price !== price || now.stock !== stock;
  });
  return new Set(changed.map(({ templateId }) => templateId));
}

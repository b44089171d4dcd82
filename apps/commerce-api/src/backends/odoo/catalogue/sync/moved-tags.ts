import type { OdooClient } from '@geven/odoo-rpc';
import { sql } from 'drizzle-orm';
import { productTemplates } from '../../../../database/schema/catalogue';
import type { Queryable } from '../../../../database/transaction';
import type { OdooRange } from '../odoo-range';
import { readAll } from '../read/read-all';

interface Around {
  readonly db: Queryable;
  readonly client: OdooClient;
  readonly range: Pick<OdooRange, 'readTags'>;
}

/**
 * The products that some tags were given to or taken from: done from the side of the tag, it leaves no date on products.
 * The catalogue knows tags by their slugs; products of a tag that is hidden now are all meant.
 */
export async function templatesOfMovedTags(
  { db, client, range }: Around,
  tagIds: readonly number[],
): Promise<Set<number>> {
  const slugs = await range.readTags();
  const changed = new Set(tagIds.flatMap((id) => slugs.get(id) ?? []));
  const rows = await readAll<{ id: number; product_tag_ids: number[] }>(client, 'product.template', {
    domain: [['product_tag_ids', 'in', tagIds]],
    fields: ['product_tag_ids'],
  });
  const now = new Map(rows.map((row) => [row.id, row.product_tag_ids.filter((id) => tagIds.includes(id))]));
  const stored = await db
    .select({ id: productTemplates.id, taggings: productTemplates.taggings })
    .from(productTemplates)
    .where(sql`cardinality(${productTemplates.taggings}) > 0`);
  const before = new Map(stored.map(({ id, taggings }) => [id, taggings.filter((slug) => changed.has(slug))]));
  const ids = [...now.keys(), ...before.keys()].filter((id) => {
    const tags = (now.get(id) ?? []).map((tag) => slugs.get(tag));
    const known = before.get(id) ?? [];
    return tags.length !== known.length || tags.some((slug) => slug === undefined || !known.includes(slug));
  });
  return new Set(ids);
}

import type { OdooClient } from '@geven/odoo-rpc';
import { readAll } from '../catalogue/read/read-all';

const TIMEOUT_MS = 10 * 60_000;

/** The yard that everything lies in. */
export async function findStockLocation(client: OdooClient): Promise<number> {
  const [warehouse] = await readAll<{ lot_stock_id: number }>(client, 'stock.warehouse', {
    domain: [],
    fields: ['lot_stock_id'],
    limit: 1,
  });
  if (!warehouse) throw new Error('Odoo has no warehouse');
  return warehouse.lot_stock_id;
}

/** Counts pieces into the yard; variants that were counted before keep what they have. */
export async function loadStock(
  client: OdooClient,
  locationId: number,
  pieces: ReadonlyMap<number, number>,
): Promise<void> {
  const quants = await readAll<{ id: number; product_id: number; inventory_quantity_set: boolean }>(
    client,
    'stock.quant',
    {
      domain: [
        ['location_id', '=', locationId],
        ['product_id', 'in', [...pieces.keys()]],
      ],
      fields: ['product_id', 'inventory_quantity_set'],
    },
  );
  const counted = new Set(quants.map(({ product_id }) => product_id));
  const missing = [...pieces].filter(([variantId, count]) => count > 0 && !counted.has(variantId));
  const created = await client.call<number[]>(
    'stock.quant',
    'create',
    {
      vals_list: missing.map(([variantId, count]) => ({
        product_id: variantId,
        location_id: locationId,
        inventory_quantity: count,
      })),
      context: { inventory_mode: true },
    },
    { timeoutMs: TIMEOUT_MS },
  );
  // Counted by a run that ended before it could say so.
  const open = quants.flatMap(({ id, inventory_quantity_set }) => (inventory_quantity_set ? [id] : []));
  const ids = [...open, ...created];
  if (ids.length === 0) return;
  await client.call('stock.quant', 'action_apply_inventory', { ids }, { timeoutMs: TIMEOUT_MS });
}

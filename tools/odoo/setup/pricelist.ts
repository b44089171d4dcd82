import type { Odoo } from '../rpc/json2.ts';
import { findAll, findByName, write } from '../rpc/records.ts';

/**
 * Puts every pricelist that came with the database into euros. One left in dollars would be used for carts of customers
 * without one of their own, and its prices are not converted.
 */
export async function setUpPricelist(odoo: Odoo): Promise<void> {
  const euro = await findByName(odoo, 'base.EUR');
  for (const pricelist of await findAll(odoo, 'product.pricelist', [['currency_id', '!=', euro]])) {
    await write(odoo, 'product.pricelist', pricelist, { currency_id: euro });
  }
}

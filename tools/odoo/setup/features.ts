import type { Odoo } from '../rpc/json2.ts';

/** What a fresh Odoo leaves off. Without its feature no order gets a pricelist; the others show in Odoo's own pages. */
const FEATURES = {
  group_product_variant: true,
  group_product_pricelist: true,
  group_sale_delivery_address: true,
  group_uom: true,
};

/** Switches features on, as the settings page does. */
export async function setUpFeatures(odoo: Odoo): Promise<void> {
  const ids = await odoo.call<number[]>('res.config.settings', 'create', { vals_list: [FEATURES] });
  await odoo.call('res.config.settings', 'execute', { ids });
}

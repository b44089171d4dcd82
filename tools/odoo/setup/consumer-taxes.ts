import type { Odoo } from '../rpc/json2.ts';

/**
 * Presses the settings page's button of the module l10n_eu_oss: it makes a fiscal position for consumers of each EU
 * country, and in it the country's tax as the replacement of the German one. Repeating it adds only what is missing.
 */
export async function setUpConsumerTaxes(odoo: Odoo): Promise<void> {
  const ids = await odoo.call<number[]>('res.config.settings', 'create', { vals_list: [{}] });
  await odoo.call('res.config.settings', 'action_eu_oss_tax_mapping', { ids });
}

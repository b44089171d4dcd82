import { step } from '../../output/step.mjs';
import type { Odoo } from '../rpc/json2.ts';
import { setUpCompany } from './company.ts';
import { setUpConsumerTaxes } from './consumer-taxes.ts';
import { setUpFeatures } from './features.ts';
import { setUpFreightTaxes } from './freight-taxes.ts';
import { setUpLanguages } from './languages.ts';
import { setUpPricelist } from './pricelist.ts';

/** Sets an empty Odoo up as a German timber merchant's; each step may be repeated. Products are not its business. */
export async function setUpDatabase(odoo: Odoo): Promise<void> {
  await step('Company: Germany, SKR 03, euro', () => setUpCompany(odoo));
  await step('VAT of consumers in the EU (OSS)', () => setUpConsumerTaxes(odoo));
  await step('VAT of freight, price included', () => setUpFreightTaxes(odoo));
  await step('Pricelist in euros', () => setUpPricelist(odoo));
  await step('Variants, pricelists, addresses, units', () => setUpFeatures(odoo));
  await step('Languages of the website', () => setUpLanguages(odoo));
}

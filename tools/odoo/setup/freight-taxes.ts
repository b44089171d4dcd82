import type { Odoo } from '../rpc/json2.ts';
import { type Domain, findAll, findByName, findNamed, nameRecord, write } from '../rpc/records.ts';

/** Where the shop delivers to, besides Germany. */
const COUNTRIES = ['nl', 'be'];

interface Tax {
  id: number;
  name: string;
  amount: number;
}

/**
 * Freight is a rate card with VAT included: 69,00 is paid whatever the country's rate. So each tax on goods gets a twin
 * whose price includes it, and the fiscal positions that replace the German tax on goods replace the German twin too.
 * The freight product bears `geven.freight_tax`.
 */
export async function setUpFreightTaxes(odoo: Odoo): Promise<void> {
  const goods = await goodsTax(odoo);
  const freight = await twin(odoo, 'geven.freight_tax', goods, []);
  for (const country of COUNTRIES) {
    const foreign = await replacement(odoo, goods, await findByName(odoo, `base.${country}`));
    await twin(odoo, `geven.freight_tax_${country}`, foreign, [freight]);
  }
  // Businesses in the EU and exports pay no VAT: nothing to include, so one tax does for goods and freight.
  const free = await findAll(odoo, 'account.tax', [
    ['original_tax_ids', 'in', [goods.id]],
    ['amount', '=', 0],
  ]);
  for (const tax of free) {
    await write(odoo, 'account.tax', tax, { original_tax_ids: [[4, freight]] });
  }
}

/** The German tax that Odoo puts on new products. */
async function goodsTax(odoo: Odoo): Promise<Tax> {
  const [company] = await odoo.call<{ account_sale_tax_id: [number, string] }[]>('res.company', 'read', {
    ids: [await findByName(odoo, 'base.main_company')],
    fields: ['account_sale_tax_id'],
  });
  const [tax] = await readTaxes(odoo, [['id', '=', company?.account_sale_tax_id[0]]]);
  if (tax?.amount !== 19) throw new Error(`The tax on new products is ${tax?.name}, not the German 19 %.`);
  return tax;
}

/** The tax that takes its place for consumers of a country. */
async function replacement(odoo: Odoo, original: Tax, country: number): Promise<Tax> {
  const [tax, ...others] = await readTaxes(odoo, [
    ['original_tax_ids', 'in', [original.id]],
    ['fiscal_position_ids.country_id', '=', country],
    ['fiscal_position_ids.auto_apply', '=', true],
    ['fiscal_position_ids.vat_required', '=', false],
  ]);
  if (!tax || others.length > 0) throw new Error(`${original.name} has no single replacement in country ${country}.`);
  return tax;
}

/** The same tax with the price including it; a copy, so that it is booked and reported alike. */
async function twin(odoo: Odoo, externalName: string, tax: Tax, originals: number[]): Promise<number> {
  const present = await findNamed(odoo, externalName);
  if (present !== undefined) return present;
  const [copy] = await odoo.call<number[]>('account.tax', 'copy', {
    ids: [tax.id],
    default: {
      name: `${tax.name} incl. (freight)`,
      price_include_override: 'tax_included',
      original_tax_ids: [[6, 0, originals]],
      // A copy would also be replaced by whatever replaces the tax it comes from, and an order abroad have two taxes.
      replacing_tax_ids: [[6, 0, []]],
    },
  });
  if (copy === undefined) throw new Error(`Odoo did not copy the tax ${tax.name}.`);
  await nameRecord(odoo, externalName, 'account.tax', copy);
  return copy;
}

function readTaxes(odoo: Odoo, domain: Domain): Promise<Tax[]> {
  return odoo.call<Tax[]>('account.tax', 'search_read', { domain, fields: ['name', 'amount'] });
}

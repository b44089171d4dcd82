import type { OdooClient } from '@geven/odoo-rpc';
import { CURRENCY } from '@geven/timber';
import type { CatalogueMapping } from '../catalogue/mapping/catalogue-mapping';
import { readAll } from '../catalogue/read/read-all';
import { readOwnIds } from './external-ids';

interface Company {
  readonly currency_id: readonly [id: number, name: string] | false;
  readonly account_sale_tax_id: readonly [id: number, name: string] | false;
}

/** Refuses an Odoo that the sample does not belong in, and says what is the matter. */
export async function assertRoomForSample(client: OdooClient, { languages }: CatalogueMapping): Promise<void> {
  const known = await readOwnIds(client, 'product.template');
  const foreign = await client.call<number>('product.template', 'search_count', {
    domain: [
      ['is_published', '=', true],
      ['id', 'not in', [...known.values()]],
    ],
  });
  if (foreign > 0) throw new Error(`This Odoo has ${foreign} published products of its own: the sample stays out`);

  const active = await readAll<{ code: string }>(client, 'res.lang', { domain: [], fields: ['code'] });
  const missing = Object.values(languages).filter((code) => !active.some((language) => language.code === code));
  if (missing.length > 0) throw new Error(`Install the languages ${missing.join(', ')} in Odoo first`);

  const [company] = await client.call<Company[]>('res.company', 'search_read', {
    domain: [],
    fields: ['currency_id', 'account_sale_tax_id'],
    order: 'id',
    limit: 1,
  });
  const currency = company?.currency_id ? company.currency_id[1] : undefined;
  if (currency !== CURRENCY) throw new Error(`The company counts in ${currency ?? 'no currency'}, the sample in EUR`);
  if (!company?.account_sale_tax_id) throw new Error('The company has no sales tax for new products');
  const [tax] = await client.call<{ price_include: boolean }[]>('account.tax', 'read', {
    ids: [company.account_sale_tax_id[0]],
    fields: ['price_include'],
  });
  if (tax?.price_include) throw new Error("The company's sales tax is included in prices, the sample's prices are net");
}

import { differentListings } from './catalogue-filters.ts';
import { graphqlRequest } from './graphql-requests.ts';
import { measureLoad } from './load.ts';
import { giveTradePrices, signUp } from './price-list-customer.ts';
import type { Row } from './report.ts';
import { LISTING } from './weigh-pages.ts';

interface PriceListOptions {
  readonly api: string;
  readonly shop: string;
  /** Address of the database. */
  readonly database: string;
  readonly thousands: number;
  readonly seconds: number;
}

const ROWS = {
  standardQuery: 'Listing query of a customer, standard prices',
  listQuery: 'Listing query of a customer, price list',
  listPage: 'Listing page made for each visit, price list',
};

/** The same listings for a customer at standard prices and for one with a price list; then the page with the list. */
export async function measurePriceList(options: PriceListOptions): Promise<Row[]> {
  const { api, shop, database, thousands, seconds } = options;
  const [standard, trade] = [await signUp(api), await signUp(api)];
  await giveTradePrices(trade, database);
  const listings = await differentListings(api, 500);
  const rows: Row[] = [];
  const measure = async (name: string, load: Pick<Parameters<typeof measureLoad>[0], 'origin' | 'requests'>) =>
    void rows.push({ name, thousands, connections: 1, ...(await measureLoad({ ...load, connections: 1, seconds })) });
  const asked = (cookie: string) =>
    listings.map((variables) => graphqlRequest('getProductTemplatesList', variables, cookie));
  await measure(ROWS.standardQuery, { origin: api, requests: asked(standard.cookie) });
  await measure(ROWS.listQuery, { origin: api, requests: asked(trade.cookie) });
  // As the shop marks whoever logs in with a list: the visitor is led to the page that is made for each visit.
  const marked = `${trade.cookie}; geven-user=${encodeURIComponent('{"currentPricelist":{"id":0}}')}`;
  await measure(ROWS.listPage, { origin: shop, requests: [{ path: LISTING, headers: { cookie: marked } }] });
  return rows;
}

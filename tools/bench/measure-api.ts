import { differentListings, productIds } from './catalogue-filters.ts';
import { callGraphql, graphqlRequest } from './graphql-requests.ts';
import { measureLoad } from './load.ts';
import type { Row } from './report.ts';

interface ProductAnswer {
  getProductTemplate: { productVariants: { id: number }[] };
}

/** Listing and product queries at 1 and 16 connections, and putting pieces into one cart. */
export async function measureApi(
  origin: string,
  thousands: number,
  seconds: number,
  isCached: boolean,
): Promise<Row[]> {
  const rows: Row[] = [];
  const ids = await productIds(origin);
  const listings = (await differentListings(origin, 500)).map((variables) =>
    graphqlRequest('getProductTemplatesList', variables),
  );
  const products = ids.map((id) => graphqlRequest('getProductTemplate', { id }));
  const cases = [
    { name: 'Listing query: two filters, all counts, page of 18', requests: listings },
    { name: 'Product query', requests: products },
  ];
  for (const { name, requests } of cases) {
    for (const connections of [1, 16]) {
      const figures = await measureLoad({ origin, connections, seconds, requests });
      rows.push({ name: isCached ? `${name}, byte cache on` : name, thousands, connections, ...figures });
    }
  }
  if (!isCached)
    rows.push({ name: 'Add to cart', thousands, connections: 1, ...(await addToCart(origin, ids, seconds)) });
  return rows;
}

async function addToCart(origin: string, ids: number[], seconds: number) {
  const { data } = await callGraphql<ProductAnswer>(origin, graphqlRequest('getProductTemplate', { id: ids[0] }));
  const variants = data.getProductTemplate.productVariants.map(({ id }) => ({ id, quantity: 1 }));
  const add = (cookie?: string) =>
    variants.map((product) => graphqlRequest('cartAddMultipleItems', { products: [product] }, cookie));
  const [first] = add();
  if (!first) throw new Error('The product has no variant');
  const { cookie } = await callGraphql(origin, first);
  return measureLoad({ origin, connections: 1, seconds, requests: add(cookie) });
}

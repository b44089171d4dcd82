import { firstVariants } from './first-variants.ts';
import { callGraphql, graphqlRequest } from './graphql-requests.ts';
import { type Figures, measureLoad } from './load.ts';

/** The fullest cart there may be, as a page of the shop: how quickly it comes, and KB of HTML before compression. */
export interface CartPage extends Figures {
  readonly kilobytes: number;
}

/** As many as a cart takes. */
const LINES = 100;

/** Fills a cart through the shop and reads its page over and over, at one connection. */
export async function measureCartPage(shop: string, seconds: number): Promise<CartPage> {
  const cookie = await fillCart(shop);
  const request = { path: '/cart', headers: { cookie } };
  const page = await fetch(shop + request.path, { headers: request.headers });
  const html = await page.text();
  if (!page.ok) throw new Error(`The cart page answers ${page.status}`);
  const figures = await measureLoad({ origin: shop, connections: 1, seconds, requests: [request] });
  return { ...figures, kilobytes: Buffer.byteLength(html) / 1000 };
}

/** Puts different products into one cart and returns the cookies of its session. */
async function fillCart(shop: string): Promise<string> {
  const products = (await firstVariants(shop, LINES)).map((id) => ({ id, quantity: 3 }));
  const headers = { origin: shop };
  const request = graphqlRequest('cartAddMultipleItems', { products });
  const { cookie } = await callGraphql(shop, { ...request, headers: { ...request.headers, ...headers } });
  return cookie;
}

import { productIds } from '../../bench/catalogue-filters.ts';
import { callGraphql, graphqlRequest } from '../../bench/graphql-requests.ts';
import { median } from '../../bench/median.ts';
import { timed } from '../../bench/timed.ts';
import { connectOdoo } from '../rpc/json2.ts';
import type { MeasuredOdoo } from './measured-odoo.ts';

interface ProductAnswer {
  getProductTemplate: { productVariants: { id: number }[] };
}

interface CartAnswer {
  cart: { order: { websiteOrderLine: { id: number }[] } };
}

/** Middle times in ms. */
export interface CartTimes {
  /** A change of pieces through our API. */
  ours: number;
  /** The same change by one JSON-2 call of `web_save`, which returns the totals. */
  webSave: number;
  /** Odoo's own shop, in a session: the same change, and its page of products. */
  ownCart: number;
  ownShop: number;
  /** Our listing over HTTP, one request after the other. */
  listing: number;
}

const ROUNDS = 40;

/** Takes turns between ours and Odoo's own, so that what else the machine does meets all of them. */
export async function measureCarts(measured: MeasuredOdoo): Promise<CartTimes> {
  const { origin } = measured;
  const [id = 0] = await productIds(origin);
  const { data } = await callGraphql<ProductAnswer>(origin, graphqlRequest('getProductTemplate', { id }));
  const variants = data.getProductTemplate.productVariants.map((variant) => variant.id).slice(0, 3);
  const contenders = {
    ours: await ourCart(origin, variants),
    webSave: await webSaveCart(measured, variants),
    ownCart: await odooShopCart(measured, id, variants[0] ?? 0),
    ownShop: async () => void (await (await fetch(`${measured.odoo.url}/shop`)).text()),
    listing: async () => void (await callGraphql(origin, graphqlRequest('getProductTemplatesList', { pageSize: 18 }))),
  };
  const times = Object.fromEntries(Object.keys(contenders).map((name) => [name, [] as number[]]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, change] of Object.entries(contenders)) times[name]?.push(await timed(() => change(round + 1)));
  }
  return Object.fromEntries(Object.entries(times).map(([name, list]) => [name, median(list)])) as unknown as CartTimes;
}

type Change = (pieces: number) => Promise<void>;

async function ourCart(origin: string, variants: number[]): Promise<Change> {
  const products = variants.map((id) => ({ id, quantity: 1 }));
  const { data, cookie } = await callGraphql<CartAnswer>(origin, graphqlRequest('cartAddMultipleItems', { products }));
  const [line] = data.cart.order.websiteOrderLine;
  return async (pieces) => {
    const lines = [{ id: line?.id, quantity: pieces }];
    await callGraphql(origin, graphqlRequest('cartUpdateMultipleItems', { lines }, cookie));
  };
}

const SPECIFICATION = {
  amount_untaxed: {},
  amount_tax: {},
  amount_total: {},
  order_line: { fields: { product_id: {}, product_uom_qty: {}, price_unit: {}, price_subtotal: {}, price_total: {} } },
};

async function webSaveCart({ odoo, key }: MeasuredOdoo, variants: number[]): Promise<Change> {
  const gateway = connectOdoo({ ...odoo, key });
  const partners = await gateway.call<number[]>('res.partner', 'search', {
    domain: [['name', '=', 'Webshop visitor']],
    limit: 1,
  });
  const [order] = await gateway.call<{ id: number; order_line: { id: number }[] }[]>('sale.order', 'web_save', {
    ids: [],
    vals: {
      partner_id: partners[0],
      order_line: variants.map((id) => [0, 0, { product_id: id, product_uom_qty: 1 }]),
    },
    specification: SPECIFICATION,
  });
  const line = order?.order_line[0]?.id;
  return async (pieces) => {
    await gateway.call('sale.order', 'web_save', {
      ids: [order?.id],
      vals: { order_line: [[1, line, { product_uom_qty: pieces }]] },
      specification: SPECIFICATION,
    });
  };
}

async function odooShopCart({ odoo }: MeasuredOdoo, templateId: number, variantId: number): Promise<Change> {
  let cookie = '';
  return async (pieces) => {
    const response = await fetch(`${odoo.url}/shop/cart/add`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({
        jsonrpc: '2.0',
        method: 'call',
        params: { product_template_id: templateId, product_id: variantId, quantity: pieces },
      }),
    });
    const answer = (await response.json()) as { error?: { message: string } };
    if (answer.error) throw new Error(`Odoo's shop refused: ${answer.error.message}`);
    cookie ||= response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
  };
}

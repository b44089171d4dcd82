import { randomUUID } from 'node:crypto';
import { registerCustomer } from '../../bench/customers.ts';
import { firstVariants } from '../../bench/first-variants.ts';
import { median } from '../../bench/median.ts';
import { Shopper } from '../../bench/shopper.ts';
import { timed } from '../../bench/timed.ts';
import { connectOdoo, type Odoo } from '../rpc/json2.ts';
import type { MeasuredOdoo } from './measured-odoo.ts';

/** Middle times in ms. */
export interface OrderTimes {
  /** A cart becomes a quotation that is sent, before money moves: through our API. */
  freeze: number;
  /** A contact is made and the order written for it, by a JSON-2 call each. */
  bareFreeze: number;
  /** The first page of a customer's orders through our API. */
  list: number;
  /** The same orders with their lines by one call of `web_search_read`. */
  bareList: number;
}

const ROUNDS = 20;
/** As many as a page has. */
const ORDERS = 10;
const LINES = 3;

/** Takes turns between ours and Odoo's own, so that what else the machine does meets all of them. */
export async function measureOrders(measured: MeasuredOdoo): Promise<OrderTimes> {
  const odoo = connectOdoo({ ...measured.odoo, key: measured.key });
  const variants = await firstVariants(measured.origin, LINES);
  const [freeze, bareFreeze] = await inTurn([
    async () => freezeOf(measured.origin, variants),
    async () => bareFreezeOf(odoo, variants),
  ]);
  const { list, names } = await listOf(measured, variants);
  const [ours, bareList] = await inTurn([async () => list, async () => () => bareListOf(odoo, names)]);
  return { freeze, bareFreeze, list: ours, bareList };
}

type Work = () => Promise<unknown>;

/** Each round prepares its work, which is not measured. */
async function inTurn(contenders: readonly [() => Promise<Work>, () => Promise<Work>]): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const index of [0, 1] as const) {
      const work = await contenders[index]();
      times[index].push(await timed(async () => void (await work())));
    }
  return [median(times[0]), median(times[1])];
}

async function freezeOf(origin: string, variants: readonly number[]): Promise<Work> {
  const shopper = new Shopper(origin);
  await shopper.add(variants.map((id) => ({ id, quantity: 2 })));
  const shown = await shopper.goToConfirm();
  return () => shopper.freeze(shown);
}

async function bareFreezeOf(odoo: Odoo, variants: readonly number[]): Promise<Work> {
  const [visitor] = await odoo.call<number[]>('res.partner', 'search', {
    domain: [['name', '=', 'Webshop visitor']],
    limit: 1,
  });
  const [country_id] = await odoo.call<number[]>('res.country', 'search', { domain: [['code', '=', 'NL']] });
  const order_line = variants.map((id) => [0, 0, { product_id: id, product_uom_qty: 2 }]);
  const [order] = await odoo.call<{ id: number }[]>('sale.order', 'web_save', {
    ...{ ids: [], vals: { partner_id: visitor, order_line }, specification: SPECIFICATION },
  });
  return async () => {
    const address = { street: 'Kerkstraat 1', zip: '3011 AA', city: 'Rotterdam', country_id };
    const contact = { name: 'Bench', email: `bench-${randomUUID()}@example.com`, phone: '+31 10 1234567', ...address };
    const [partner_id] = await odoo.call<number[]>('res.partner', 'create', { vals_list: [contact] });
    const vals = { partner_id, origin: randomUUID(), state: 'sent' };
    await odoo.call('sale.order', 'web_save', { ids: [order?.id], vals, specification: SPECIFICATION });
  };
}

const SPECIFICATION = {
  ...{ name: {}, state: {}, date_order: {}, client_order_ref: {} },
  ...{ amount_untaxed: {}, amount_tax: {}, amount_total: {} },
  order_line: { fields: { product_id: {}, product_uom_qty: {}, price_unit: {}, price_subtotal: {}, price_total: {} } },
};

/** A customer with a page of orders, and how to look at it. */
async function listOf({ origin, shop }: MeasuredOdoo, variants: readonly number[]) {
  const { cookie } = await registerCustomer(shop);
  const shopper = new Shopper(origin, cookie);
  const names: string[] = [];
  for (let count = 0; count < ORDERS; count += 1) {
    await shopper.add(variants.map((id) => ({ id, quantity: 1 })));
    const { version } = await shopper.goToConfirm('WIRE');
    const input = { clientKey: randomUUID(), version };
    const { placeOrder } = await shopper.send<{ placeOrder: { order: { name: string } } }>('placeOrder', { input });
    names.push(placeOrder.order.name);
  }
  return { names, list: () => shopper.send('ordersGet', { currentPage: 1, pageSize: ORDERS }) };
}

const bareListOf = (odoo: Odoo, names: readonly string[]) =>
  odoo.call('sale.order', 'web_search_read', {
    domain: [['name', 'in', names]],
    specification: SPECIFICATION,
    limit: ORDERS,
  });

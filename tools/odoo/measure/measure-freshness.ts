import { setTimeout as wait } from 'node:timers/promises';
import { productIds } from '../../bench/catalogue-filters.ts';
import { callGraphql, graphqlRequest } from '../../bench/graphql-requests.ts';
import { median } from '../../bench/median.ts';
import { timed } from '../../bench/timed.ts';
import { connectOdoo } from '../rpc/json2.ts';
import type { MeasuredOdoo } from './measured-odoo.ts';

interface ProductAnswer {
  getProductTemplate: { combinationInfo: { price: number } };
}

export interface Freshness {
  /** Templates and variants that the catalogue holds. */
  templates: number;
  /** Seconds from Odoo's answer to a changed price until the API serves it; the middle and the longest of some. */
  median: number;
  longest: number;
}

const ROUNDS = 5;
const POLL_MS = 50;

/** Changes prices in Odoo and waits until the API serves the new ones. */
export async function measureFreshness({ origin, odoo }: MeasuredOdoo): Promise<Freshness> {
  const admin = connectOdoo({ ...odoo, key: odoo.adminKey });
  const ids = await productIds(origin);
  const times: number[] = [];
  for (const id of ids.slice(0, ROUNDS)) {
    const [product] = await admin.call<{ list_price: number }[]>('product.template', 'read', {
      ids: [id],
      fields: ['list_price'],
    });
    if (!product) continue;
    const before = await priceOf(origin, id);
    await admin.call('product.template', 'write', { ids: [id], vals: { list_price: product.list_price + 1 } });
    times.push(await timed(() => until(async () => (await priceOf(origin, id)) !== before)));
    await admin.call('product.template', 'write', { ids: [id], vals: { list_price: product.list_price } });
  }
  return { templates: ids.length, median: median(times) / 1000, longest: Math.max(...times) / 1000 };
}

async function priceOf(origin: string, id: number): Promise<number> {
  const { data } = await callGraphql<ProductAnswer>(origin, graphqlRequest('getProductTemplate', { id }));
  return data.getProductTemplate.combinationInfo.price;
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await wait(POLL_MS);
}

import { cpus } from 'node:os';
import type { CartTimes } from './measure-carts.ts';
import type { Freshness } from './measure-freshness.ts';
import type { OrderTimes } from './measure-orders.ts';

interface Numbers {
  /** Seconds. */
  firstStart: number;
  freshness: Freshness;
  carts: CartTimes;
  orders: OrderTimes;
}

/** The numbers as the section of docs/odoo.md. */
export function numbersTable({ firstStart, freshness, carts, orders }: Numbers): string {
  const ms = (time: number) => `${time.toFixed(time < 10 ? 1 : 0)} ms`;
  const rows = [
    ['whole stack started, the range read from Odoo for the first time', `${firstStart.toFixed(0)} s`, '≤ 5 min'],
    [
      'a changed price, from Odoo’s answer to ours (middle, longest of 5)',
      `${freshness.median.toFixed(1)} s, ${freshness.longest.toFixed(1)} s`,
      '≤ 5 s',
    ],
    ['listing over HTTP, page of 18', ms(carts.listing), 'as embedded'],
    ['pieces of a line changed, our API', ms(carts.ours), `≤ ${ms(1.6 * carts.webSave)} (1.6 × below)`],
    ['the same by a bare `web_save`', ms(carts.webSave), ''],
    ['a cart frozen before money moves, our API', ms(orders.freeze), `≤ ${ms(1.6 * orders.bareFreeze)} (1.6 × below)`],
    ['a contact made and the order written for it, bare `create` and `web_save`', ms(orders.bareFreeze), ''],
    ['first page of ten orders, our API', ms(orders.list), `≤ ${ms(1.6 * orders.bareList)} (1.6 × below)`],
    ['the same by a bare `web_search_read`', ms(orders.bareList), ''],
    ['Odoo’s own shop: into the cart, in a session', ms(carts.ownCart), ''],
    ['Odoo’s own shop: page of products', ms(carts.ownShop), ''],
  ];
  const lines = [['what', 'p50', 'goal'], ['---', '---', '---'], ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return [
    '## Numbers',
    '',
    `Measured with \`npm run bench:odoo\` on ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, Odoo with two`,
    'workers on the same machine; one request after the other, in turns.',
    '',
    ...lines,
  ].join('\n');
}

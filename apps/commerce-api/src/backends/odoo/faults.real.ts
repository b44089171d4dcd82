import { setTimeout as wait } from 'node:timers/promises';
import { createOdooClient } from '@geven/odoo-rpc';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../contracts/backend';
import { createOdooIds } from './actions/odoo-ids';
import { createActionRunner } from './actions/run-action';
import { createGatewayWatch } from './gateway-watch';
import { testClients } from './testing/clients';
import { makeKey } from './testing/make-key';
import { startOdoo } from './testing/start-odoo';

describe('what can go wrong with a real Odoo', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startOdoo();
  });
  afterAll(() => backend.close());
  const { admin, gateway } = testClients();
  const add = async (variantId: number, pieces: number) => {
    const shopper = await backend.newShopper();
    const order = await backend.ports.carts.addMultipleItems(shopper, [{ variantId, pieces }]);
    return { shopper, order };
  };

  it('an expired key is refused, and the gateway says so as an outage', async () => {
    const key = await makeKey(admin, { seconds: 1 });
    await wait(1500);
    const { ODOO_URL: url = '', ODOO_DATABASE: database = '' } = process.env;
    const client = createOdooClient({ url, database, key });
    await expect(client.call('res.users', 'context_get')).rejects.toMatchObject({ kind: 'unauthorised' });
  });

  it('a key that ends within two weeks is reported in time', async () => {
    const key = await makeKey(admin, { seconds: 10 * 24 * 3600 });
    const { ODOO_URL: url = '', ODOO_DATABASE: database = '' } = process.env;
    const client = createOdooClient({ url, database, key });
    const warnings: string[] = [];
    const watch = createGatewayWatch({
      run: createActionRunner(client, createOdooIds(client)),
      key,
      clock: { now: () => new Date() },
      onWarning: (message) => void warnings.push(message),
    });
    await watch.look();
    expect(watch.state()).toMatchObject({ keyEndsSoon: true, setupIsCurrent: true });
    expect(warnings).toEqual([expect.stringMatching(/ends in \d+ days/)]);
  });

  it('a right that the gateway lacks is distinguished from an outage', async () => {
    await expect(gateway.call('ir.actions.server', 'search_read', { domain: [], limit: 1 })).rejects.toMatchObject({
      kind: 'forbidden',
    });
  });

  it('an archived product leaves the cart', async () => {
    const { shopper, order } = await add(backend.variants.leaving, 2);
    expect(order.lines).toHaveLength(1);
    await admin.call('product.product', 'action_archive', { ids: [backend.variants.leaving] });
    const after = await backend.ports.carts.load(shopper);
    expect(after?.lines).toEqual([]);
    expect(after?.version).toBeGreaterThan(order.version);
  });

  it('two shoppers may want the same last pieces: both can order, and each sees what is planed to order', async () => {
    const [one, other] = await Promise.all([
      add(backend.variants.scarceBoard, 4),
      add(backend.variants.scarceBoard, 4),
    ]);
    for (const { order } of [one, other])
      expect(order.lines[0]).toMatchObject({ piecesFromStock: 4, piecesToOrder: 0 });
    const more = await add(backend.variants.scarceBoard, 7);
    expect(more.order.lines[0]).toMatchObject({ piecesFromStock: 4, piecesToOrder: 3 });
  });

  it('a cart that the merchant cancelled inside Odoo is empty, and the next board starts a new one', async () => {
    const { shopper, order } = await add(backend.variants.board, 2);
    const name = await nameOf(order.lines[0]?.id ?? 0);
    await admin.call('sale.order', 'action_cancel', { ids: [name.id] });
    expect((await backend.ports.carts.load(shopper))?.lines ?? []).toEqual([]);
    const again = await backend.ports.carts.addMultipleItems(shopper, [
      { variantId: backend.variants.board, pieces: 3 },
    ]);
    expect(again.lines).toMatchObject([{ pieces: 3 }]);
  });

  it('a cart that somebody deleted in Odoo is empty, and the next board starts a new one', async () => {
    const { shopper, order } = await add(backend.variants.board, 2);
    const { id } = await nameOf(order.lines[0]?.id ?? 0);
    await admin.call('sale.order', 'action_cancel', { ids: [id] });
    await admin.call('sale.order', 'unlink', { ids: [id] });
    expect((await backend.ports.carts.load(shopper))?.lines ?? []).toEqual([]);
    const again = await backend.ports.carts.addMultipleItems(shopper, [
      { variantId: backend.variants.board, pieces: 3 },
    ]);
    expect(again.lines).toMatchObject([{ pieces: 3 }]);
  });

  it('what the merchant adds to a cart inside Odoo is priced and carried too', async () => {
    const { shopper, order } = await add(backend.variants.board, 10);
    await backend.ports.carts.setDestination(shopper, { country: 'NL', zip: '3011 AA' });
    const { id } = await nameOf(order.lines[0]?.id ?? 0);
    const line = { product_id: backend.variants.screws, product_uom_qty: 1 };
    await admin.call('sale.order', 'write', { ids: [id], vals: { order_line: [[0, 0, line]] } });
    const cart = await backend.ports.carts.load(shopper);
    expect(cart?.lines.map(({ pieces }) => pieces)).toEqual([10, 1]);
    expect(cart?.amounts.total).toBe(11_725 + 3019 + 6900);
  });

  async function nameOf(lineId: number): Promise<{ id: number }> {
    const [line] = await admin.call<{ order_id: [number, string] }[]>('sale.order.line', 'read', {
      ids: [lineId],
      fields: ['order_id'],
    });
    return { id: line?.order_id[0] ?? 0 };
  }
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { odooPlacements } from '../../../database/schema/odoo';
import type { Shopper } from '../../../ports/shopper';
import { findOdooOrder } from '../cart/odoo-order-rows';
import { readyToOrder } from '../testing/ready-to-order';
import { type OdooUnderTest, startOdoo } from '../testing/start-odoo';
import { createFinishPlacement } from './finish-placement';
import { placeRequest } from './place-request';

describe('an order whose placing was interrupted', () => {
  let odoo: OdooUnderTest;
  beforeAll(async () => {
    odoo = await startOdoo();
  });
  afterAll(() => odoo.close());

  /** Does what placing does until the process ends: noted with us, placed in Odoo or not, not recorded. */
  async function interrupt(shopper: Shopper, { reachesOdoo, ageMs }: { reachesOdoo: boolean; ageMs: number }) {
    const { db, gateway } = odoo.placing;
    const clientKey = randomUUID();
    const shown = await gateway.shown(shopper);
    if (!shown?.answer) throw new Error('The cart is empty');
    const { cart, answer } = shown;
    const requestedAt = new Date(Date.now() - ageMs);
    await db
      .insert(odooPlacements)
      .values({ cartId: cart.id, sessionId: shopper.sessionId, clientKey, locale: shopper.locale, requestedAt });
    if (reachesOdoo) {
      const { locale } = shopper;
      await gateway.call(shopper, {
        place: placeRequest({ order: cart, answer, clientKey, locale, customer: null, paymentKind: 'WIRE' }),
      });
    }
    return { cartId: cart.id, clientKey };
  }

  it('is recorded and confirmed once when Odoo has it', async () => {
    const shopper = await readyToOrder(odoo);
    const attempt = await interrupt(shopper, { reachesOdoo: true, ageMs: 0 });
    const finish = createFinishPlacement(odoo.placing);
    await finish(attempt);
    await finish(attempt);
    const placed = await odoo.ports.orders.lastOf(shopper);
    expect(placed?.order).toMatchObject({ state: 'QuotationSent', amounts: { total: 18_625 } });
    expect(placed?.order.name).toMatch(/^S\d{5,}$/);
    expect(await odoo.countConfirmations(attempt.cartId)).toBe(1);
    expect(await odoo.ports.carts.load(shopper)).toBeNull();
  });

  it('notes where Odoo has the PDF of an order', async () => {
    const shopper = await readyToOrder(odoo);
    const version = (await odoo.placing.gateway.shown(shopper))?.cart.version ?? 0;
    const { order } = await odoo.ports.orders.place(shopper, { clientKey: randomUUID(), version });
    const { pdf } = (await findOdooOrder(odoo.placing.db, order.id))?.shown ?? {};
    expect(pdf).toMatch(/^\/my\/orders\/\d+\?access_token=.*report_type=pdf/);
    const answer = await fetch(new URL(pdf ?? '', process.env.ODOO_URL));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  it('is the same order when the shopper presses again first', async () => {
    const shopper = await readyToOrder(odoo);
    const attempt = await interrupt(shopper, { reachesOdoo: true, ageMs: 0 });
    const version = (await odoo.placing.gateway.shown(shopper))?.cart.version ?? 0;
    const placed = await odoo.ports.orders.place(shopper, { clientKey: attempt.clientKey, version });
    await createFinishPlacement(odoo.placing)(attempt);
    expect(await odoo.ports.orders.lastOf(shopper)).toEqual(placed);
    expect(await odoo.countConfirmations(attempt.cartId)).toBe(1);
  });

  it('is the same order when the shopper loads the page again and presses', async () => {
    const shopper = await readyToOrder(odoo);
    const attempt = await interrupt(shopper, { reachesOdoo: true, ageMs: 0 });
    const version = (await odoo.ports.carts.load(shopper))?.version ?? 0;
    const placed = await odoo.ports.orders.place(shopper, { clientKey: randomUUID(), version });
    const known = await odoo.admin.call<{ name: string; state: string }[]>('sale.order', 'search_read', {
      ...{ domain: [['origin', '=', attempt.clientKey]], fields: ['name', 'state'] },
    });
    expect(known).toMatchObject([{ name: placed.order.name, state: 'sent' }]);
    await createFinishPlacement(odoo.placing)(attempt);
    expect(await odoo.countConfirmations(attempt.cartId)).toBe(1);
  });

  it('is waited for, then forgotten, when it never reached Odoo; the cart stays', async () => {
    const shopper = await readyToOrder(odoo);
    const finish = createFinishPlacement(odoo.placing);
    const young = await interrupt(shopper, { reachesOdoo: false, ageMs: 0 });
    await expect(finish(young)).rejects.toThrow('being placed');
    await odoo.placing.db.delete(odooPlacements);
    const old = await interrupt(shopper, { reachesOdoo: false, ageMs: 200_000 });
    await finish(old);
    expect(await odoo.placing.db.select().from(odooPlacements)).toEqual([]);
    expect((await odoo.ports.carts.load(shopper))?.lines).toHaveLength(1);
  });
});

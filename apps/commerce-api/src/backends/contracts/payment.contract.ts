import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '../../domain/cart/cart';
import type { PaymentAttempts } from '../../ports/payment-attempts';
import type { Shopper } from '../../ports/shopper';
import type { Backend } from './backend';
import { createClientKeys } from './client-keys';
import { ROTTERDAM } from './rotterdam';

const code = (code: string) => expect.objectContaining({ code });

const CONSENT = { isTermsAccepted: true, isProductInfoRead: true, isDeliveryCostAccepted: true };
const REDIRECT = { type: 'redirect', url: 'https://bank.example' };

/** What paying by card does to carts and orders, on every backend that takes cards. */
export function describePayments(name: string, start: () => Promise<Backend>): void {
  describe(`payments by card of ${name}`, () => {
    const newClientKey = createClientKeys('payment');
    let backend: Backend;
    let attempts: PaymentAttempts;
    let providers: { readonly wire: number; readonly card: number };
    beforeAll(async () => {
      backend = await start();
      if (!backend.ports.paymentAttempts) throw new Error('This backend takes no cards');
      attempts = backend.ports.paymentAttempts;
      const known = await backend.ports.payments.providers();
      const idOf = (name: string) => known.find((provider) => provider.name === name)?.id ?? 0;
      providers = { wire: idOf('WIRE'), card: idOf('ADYEN') };
    });
    afterAll(() => backend.close());

    async function choose(shopper: Shopper, providerId = providers.card): Promise<Cart> {
      return await backend.ports.checkout.choosePayment(shopper, { providerId, consent: CONSENT });
    }

    async function readyToPay(shopper?: Shopper, zip = ROTTERDAM.zip) {
      const buyer = shopper ?? (await backend.newShopper('nl'));
      await backend.ports.carts.addMultipleItems(buyer, [{ variantId: backend.variants.board, pieces: 10 }]);
      const { id } = await backend.ports.checkout.addAddress(buyer, { ...ROTTERDAM, zip });
      await backend.ports.checkout.selectAddress(buyer, id, 'shipping');
      return { shopper: buyer, cart: await choose(buyer) };
    }

    const open = (shopper: Shopper, { version }: Pick<Cart, 'version'>, clientKey: string = newClientKey()) =>
      attempts.open(shopper, { clientKey, version });

    const load = (shopper: Shopper) => backend.ports.carts.load(shopper);
    const jobsOf = (reference: string) =>
      backend.jobs.flatMap(({ name, data }) => ('reference' in data && data.reference === reference ? [name] : []));

    it('freezes the cart under a number before money moves, and leaves it as it is (PY-06)', async () => {
      const { shopper, cart } = await readyToPay();
      const { attempt } = await open(shopper, cart);
      expect(attempt.reference).toMatch(/^S\d{5,}-1$/);
      expect(attempt).toMatchObject({ state: 'open', method: 'scheme', locale: 'nl', cart: { amounts: cart.amounts } });
      expect(await load(shopper)).toEqual(cart);
      expect(await backend.ports.orders.lastOf(shopper)).toBeNull();
    });

    it('places the order that was paid, once, and empties the cart (CO-19) (PY-05)', async () => {
      const { shopper, cart } = await readyToPay();
      const { attempt } = await open(shopper, cart);
      const placing = Array.from({ length: 5 }, () => attempts.place(attempt.id, 'PSP1'));
      expect(new Set(await Promise.all(placing))).toEqual(new Set(['paid']));
      const placed = await backend.ports.orders.lastOf(shopper);
      expect(placed).toMatchObject({
        paymentKind: 'CARD',
        paymentState: 'done',
        order: { name: attempt.orderName, state: 'SalesOrder', amounts: cart.amounts, lines: cart.lines },
      });
      expect(await load(shopper)).toBeNull();
      expect(await backend.countConfirmations(placed?.order.id ?? 0)).toBe(1);
      expect(await attempts.byReference(attempt.reference)).toMatchObject({ state: 'paid', pspReference: 'PSP1' });
    });

    it('keeps the cart of an attempt that failed, for another one under the same number (CO-21)', async () => {
      const { shopper, cart } = await readyToPay();
      const first = await open(shopper, cart);
      expect(await attempts.fail(first.attempt.id, { state: 'refused', refusal: 'declined' })).toBe('refused');
      expect(await load(shopper)).toEqual(cart);
      const second = await open(shopper, cart);
      expect(second.attempt.reference).toBe(`${first.attempt.orderName}-2`);
      await attempts.place(second.attempt.id, 'PSP2');
      expect((await backend.ports.orders.lastOf(shopper))?.order.name).toBe(first.attempt.orderName);
    });

    it('is one attempt for presses of one page, and for another page until the bank is asked (CO-24)', async () => {
      const { shopper, cart } = await readyToPay();
      const clientKey = newClientKey();
      const opened = await Promise.all(Array.from({ length: 4 }, () => open(shopper, cart, clientKey)));
      const other = await open(shopper, cart);
      expect(new Set([...opened, other].map(({ attempt }) => attempt.id)).size).toBe(1);
      for (const { attempt, token } of [...opened, other]) {
        expect(await attempts.find(attempt.reference, token)).toMatchObject({ id: attempt.id });
      }
      expect(await attempts.find(other.attempt.reference, 'a guess')).toBeNull();
      expect([await attempts.claim(other.attempt.id), await attempts.claim(other.attempt.id)]).toEqual([true, false]);
    });

    it('ends an attempt whose shopper came back from the bank to pay another way', async () => {
      const { shopper, cart } = await readyToPay();
      const { attempt } = await open(shopper, cart);
      await attempts.claim(attempt.id);
      await attempts.noteAction(attempt.id, REDIRECT);
      expect((await attempts.byReference(attempt.reference))?.action).toEqual(REDIRECT);
      const next = await open(shopper, cart);
      expect(next.attempt.reference).toBe(`${attempt.orderName}-2`);
      expect(await attempts.byReference(attempt.reference)).toMatchObject({ state: 'cancelled' });
      expect(jobsOf(attempt.reference)).toEqual(['cancel-payment']);
    });

    it('orders what was frozen, whatever became of the cart meanwhile', async () => {
      const { shopper, cart } = await readyToPay();
      const { attempt } = await open(shopper, cart);
      const line = cart.lines[0]?.id ?? 0;
      await backend.ports.carts.updateMultipleItems(shopper, [{ lineId: line, pieces: 14 }]);
      await backend.ports.carts.addMultipleItems(shopper, [{ variantId: backend.variants.screws, pieces: 2 }]);
      await attempts.place(attempt.id, 'PSP3');
      expect((await backend.ports.orders.lastOf(shopper))?.order).toMatchObject({
        amounts: cart.amounts,
        lines: [{ pieces: 10 }],
      });
      const rest = await load(shopper);
      expect(rest?.lines.map(({ pieces }) => pieces).sort()).toEqual([2, 4]);
      // What is left becomes an order of its own.
      const next = await open(shopper, await choose(shopper));
      expect(next.attempt.orderName).not.toBe(attempt.orderName);
      expect(await attempts.place(next.attempt.id, 'PSP4')).toBe('paid');
      expect((await backend.ports.orders.lastOf(shopper))?.order.lines).toHaveLength(2);
    });

    it('sends money back that comes after the order was placed by transfer', async () => {
      const { shopper, cart } = await readyToPay();
      const { attempt } = await open(shopper, cart);
      await attempts.claim(attempt.id);
      const { version } = await choose(shopper, providers.wire);
      const placed = await backend.ports.orders.place(shopper, { clientKey: newClientKey(), version });
      expect(placed.order.name).toBe(attempt.orderName);
      expect(await attempts.byReference(attempt.reference)).toMatchObject({ state: 'cancelled' });
      expect(await attempts.place(attempt.id, 'PSP5')).toBe('reversed');
      expect(jobsOf(attempt.reference)).toEqual(['cancel-payment', 'reverse-payment']);
      expect((await backend.ports.orders.lastOf(shopper))?.paymentKind).toBe('WIRE');
    });

    it('places the order of an attempt that had ended, where money comes for it after all', async () => {
      const { shopper, cart } = await readyToPay();
      const { attempt } = await open(shopper, cart);
      await attempts.fail(attempt.id, { state: 'expired' });
      expect(await attempts.place(attempt.id, 'PSP6')).toBe('paid');
      expect(await attempts.fail(attempt.id, { state: 'refused' })).toBe('paid');
      expect(await load(shopper)).toBeNull();
    });

    it('places the order where its session has ended, or its guest has logged in, meanwhile', async () => {
      const guest = await readyToPay();
      const ended = await open(guest.shopper, guest.cart);
      await backend.endSession(guest.shopper);
      expect(await attempts.place(ended.attempt.id, 'PSP7')).toBe('paid');
      expect(await backend.ports.orders.byId(ended.attempt.cart.id)).toMatchObject({ paymentKind: 'CARD' });

      const visitor = await readyToPay();
      const opened = await open(visitor.shopper, visitor.cart);
      const customer = await backend.newCustomer('nl');
      await backend.ports.carts.addMultipleItems(customer, [{ variantId: backend.variants.screws, pieces: 1 }]);
      await backend.ports.carts.merge(visitor.shopper, customer);
      expect(await attempts.place(opened.attempt.id, 'PSP8')).toBe('paid');
    });

    it('promises no piece twice: whoever comes second is shown what is left before paying', async () => {
      const scarce = async () => {
        const shopper = await backend.newShopper('nl');
        await backend.ports.carts.addMultipleItems(shopper, [{ variantId: backend.variants.scarceBoard, pieces: 3 }]);
        const { id } = await backend.ports.checkout.addAddress(shopper, ROTTERDAM);
        await backend.ports.checkout.selectAddress(shopper, id, 'shipping');
        return { shopper, cart: await choose(shopper) };
      };
      const [first, second] = [await scarce(), await scarce()];
      expect(second.cart.lines[0]).toMatchObject({ piecesFromStock: 3, piecesToOrder: 0 });
      const held = await open(first.shopper, first.cart);
      // The promise is the order's own: its shopper goes on seeing it.
      expect((await load(first.shopper))?.lines[0]?.piecesFromStock).toBe(3);
      await expect(open(second.shopper, second.cart)).rejects.toThrow(code('CART_CHANGED'));
      const shown = await load(second.shopper);
      expect(shown?.lines[0]).toMatchObject({ piecesFromStock: 1, piecesToOrder: 2 });
      const rest = await open(second.shopper, shown ?? second.cart);
      await attempts.fail(held.attempt.id, { state: 'refused' });
      expect((await load(second.shopper))?.lines[0]?.piecesFromStock).toBe(3);
      // Paid after all, it takes what the second one has left.
      await attempts.place(rest.attempt.id, 'PSP9');
      await attempts.place(held.attempt.id, 'PSP10');
      const third = await scarce();
      expect(third.cart.lines[0]).toMatchObject({ piecesFromStock: 0, piecesToOrder: 3 });
    });

    it('refuses what was not shown, what a card cannot pay, and the sixth card', async () => {
      const { shopper, cart } = await readyToPay();
      await expect(open(shopper, { version: cart.version - 1 })).rejects.toThrow(code('CART_CHANGED'));
      const place = backend.ports.orders.place(shopper, { clientKey: newClientKey(), version: cart.version });
      await expect(place).rejects.toThrow(code('PAYMENT_PROVIDER_REQUIRED'));
      for (let refused = 0; refused < 5; refused += 1) {
        const { attempt } = await open(shopper, cart);
        await attempts.fail(attempt.id, { state: 'refused' });
      }
      await expect(open(shopper, cart)).rejects.toThrow(code('CARD_REFUSED_TOO_OFTEN'));
      const island = await readyToPay(await backend.newShopper('nl'), '1791 AA');
      await expect(open(island.shopper, island.cart)).rejects.toThrow(code('CARD_NOT_POSSIBLE'));
    });
  });
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Company } from '../../domain/accounts/profile';
import type { Shopper } from '../../ports/shopper';
import type { Backend } from './backend';
import { createClientKeys } from './client-keys';
import { ROTTERDAM } from './rotterdam';

const CONSENT = { isTermsAccepted: true, isProductInfoRead: true, isDeliveryCostAccepted: false };

const COMPANY: Company = {
  name: 'Zimmerei Brandt',
  phone: '+49 221 1234',
  street: 'Lindenstraße 4',
  zip: '50667',
  city: 'Köln',
  country: 'DE',
  email: 'info@brandt.example',
  vat: 'DE123456789',
  kvk: null,
  industryId: 1,
};

/** What every backend keeps for customers, and what becomes of a guest's cart when one logs in. */
export function describeAccounts(name: string, start: () => Promise<Backend>): void {
  describe(`customers of ${name}`, () => {
    const newClientKey = createClientKeys('account');
    let backend: Backend;
    beforeAll(async () => {
      backend = await start();
    });
    afterAll(() => backend.close());

    const add = (shopper: Shopper, variantId: number, pieces: number) =>
      backend.ports.carts.addMultipleItems(shopper, [{ variantId, pieces }]);
    const linesOf = async (shopper: Shopper) =>
      ((await backend.ports.carts.load(shopper))?.lines ?? []).map(({ variantId, pieces }) => [variantId, pieces]);

    async function placed(shopper: Shopper, email = ROTTERDAM.email): Promise<number> {
      await add(shopper, backend.variants.board, 10);
      const { id } = await backend.ports.checkout.addAddress(shopper, { ...ROTTERDAM, email });
      await backend.ports.checkout.selectAddress(shopper, id, 'shipping');
      const wire = (await backend.ports.payments.providers()).find(({ kind }) => kind === 'WIRE')?.id ?? 0;
      const payment = { providerId: wire, consent: CONSENT };
      const { version } = await backend.ports.checkout.choosePayment(shopper, payment);
      return (await backend.ports.orders.place(shopper, { clientKey: newClientKey(), version })).order.id;
    }

    describe.each([
      ['before the address is proven', () => backend.newCustomer()],
      ['once the address is proven', () => backend.newKnownCustomer()],
    ])('%s', (_when, newCustomer) => {
      it('keeps company and billing as they were entered, each by itself (EN-10) (EN-11) (DB-23)', async () => {
        const { customerId } = await newCustomer();
        const { customers } = backend.ports;
        const id = customerId ?? 0;
        expect(await customers.profile(id)).toEqual({ company: null, billing: null });
        await customers.saveProfile(id, { company: COMPANY });
        const billing = {
          ...{ contactName: 'Eva Brandt', email: 'rechnung@brandt.example', street: '', zip: '', city: '' },
          ...{ country: null, leitwegId: '04011000-1234512345-06', peppolId: null },
        };
        await customers.saveProfile(id, { billing });
        expect(await customers.profile(id)).toEqual({ company: COMPANY, billing });
        await customers.saveProfile(id, { company: { ...COMPANY, city: 'Bonn' } });
        expect(await customers.profile(id)).toEqual({ company: { ...COMPANY, city: 'Bonn' }, billing });
      });

      it('lists the customer’s addresses, the default first, and nobody else’s (DB-28) (API-07)', async () => {
        const [customer, other] = [await newCustomer(), await newCustomer()];
        const { addressBook, checkout } = backend.ports;
        const [first, second] = [
          await checkout.addAddress(customer, ROTTERDAM),
          await checkout.addAddress(customer, { ...ROTTERDAM, street: 'Kade 2' }),
        ];
        await addressBook.setDefault(customer, first.id, true);
        expect((await addressBook.list(customer)).map(({ id }) => id)).toEqual([first.id, second.id]);
        await addressBook.update(customer, second.id, { ...ROTTERDAM, street: 'Kade 3', isDefault: true });
        expect(await addressBook.list(customer)).toMatchObject([
          { id: second.id, street: 'Kade 3', isDefault: true },
          { id: first.id, isDefault: false },
        ]);
        expect(await addressBook.list(other)).toEqual([]);
      });

      it('changes and takes away no address of another customer, as if there were none (API-09) (API-10)', async () => {
        const [customer, other] = [await newCustomer(), await newCustomer()];
        const { addressBook, checkout } = backend.ports;
        const { id } = await checkout.addAddress(customer, ROTTERDAM);
        const notFound = { code: 'ADDRESS_NOT_FOUND', params: { addressId: id } };
        await expect(addressBook.update(other, id, { ...ROTTERDAM, city: 'Delft' })).rejects.toMatchObject(notFound);
        await expect(addressBook.setDefault(other, id, true)).rejects.toMatchObject(notFound);
        await addressBook.remove(other, id);
        expect(await addressBook.list(customer)).toMatchObject([{ id, city: ROTTERDAM.city, isDefault: false }]);
      });

      it('takes an address off the cart that is changed to lie elsewhere, or taken away (API-09) (API-10)', async () => {
        const customer = await newCustomer();
        const { addressBook, carts, checkout } = backend.ports;
        await add(customer, backend.variants.board, 1);
        const { id } = await checkout.addAddress(customer, ROTTERDAM);
        const { version } = await checkout.selectAddress(customer, id, 'shipping');
        await addressBook.update(customer, id, { ...ROTTERDAM, name: 'Bo Visser' });
        const renamed = await carts.load(customer);
        expect(renamed).toMatchObject({ shippingAddress: { name: 'Bo Visser' } });
        expect(renamed?.version).toBeGreaterThan(version);
        await addressBook.update(customer, id, { ...ROTTERDAM, zip: '1012 AB' });
        expect(await carts.load(customer)).toMatchObject({ shippingAddress: null });
        await checkout.selectAddress(customer, id, 'shipping');
        await checkout.selectAddress(customer, id, 'billing');
        await addressBook.remove(customer, id);
        expect(await carts.load(customer)).toMatchObject({ shippingAddress: null, invoiceAddress: null });
        expect(await addressBook.list(customer)).toEqual([]);
      });
    });

    it('gives a customer without a cart the guest’s, with its addresses (AU-20)', async () => {
      const guest = await backend.newShopper();
      const customer = { ...(await backend.newCustomer()), sessionId: guest.sessionId };
      const cart = await add(guest, backend.variants.board, 10);
      const { id } = await backend.ports.checkout.addAddress(guest, ROTTERDAM);
      await backend.ports.checkout.selectAddress(guest, id, 'shipping');
      await backend.ports.carts.merge(guest, customer);
      expect(await backend.ports.carts.load(guest)).toBeNull();
      expect(await backend.ports.carts.load(customer)).toMatchObject({
        id: cart.id,
        lines: [{ pieces: 10 }],
        shippingAddress: { id },
        removedLines: [],
      });
      expect(await backend.ports.addressBook.list(customer)).toMatchObject([{ id }]);
    });

    it('merges the guest’s cart into the customer’s, line by line, once (AU-20)', async () => {
      const guest = await backend.newShopper();
      const customer = await backend.newCustomer();
      const { board, screws } = backend.variants;
      await add(customer, board, 4);
      await add(guest, board, 6);
      await add(guest, screws, 2);
      await backend.ports.carts.merge(guest, customer);
      await backend.ports.carts.merge(guest, customer);
      expect(await linesOf(customer)).toEqual([
        [board, 10],
        [screws, 2],
      ]);
      expect(await backend.ports.carts.load(guest)).toBeNull();
    });

    it('says what the customer’s cart takes no more of (AU-20)', async () => {
      const guest = await backend.newShopper();
      const customer = await backend.newCustomer();
      await add(customer, backend.variants.screws, 9990);
      await add(guest, backend.variants.screws, 20);
      await backend.ports.carts.merge(guest, customer);
      const cart = await backend.ports.carts.load(customer);
      expect(cart?.lines).toMatchObject([{ pieces: 9999 }]);
      expect(cart?.removedLines).toMatchObject([{ pieces: 11, reason: 'CART_LIMIT' }]);
    });

    it('leaves the customer’s cart as it is where both together are too large (AU-20)', async () => {
      const guest = await backend.newShopper();
      const customer = await backend.newCustomer();
      await add(customer, backend.variants.expensive, 4000);
      await add(guest, backend.variants.expensive, 4000);
      await backend.ports.carts.merge(guest, customer);
      const cart = await backend.ports.carts.load(customer);
      expect(cart?.lines).toMatchObject([{ pieces: 4000 }]);
      expect(cart?.removedLines).toMatchObject([{ pieces: 4000, reason: 'CART_LIMIT' }]);
    });

    it('finds an order again that was placed just before logging in, and shows it to no later guest', async () => {
      const guest = await backend.newShopper();
      const orderId = await placed(guest);
      const customer = { ...(await backend.newCustomer()), sessionId: guest.sessionId };
      expect((await backend.ports.orders.lastOf(customer))?.order.id).toBe(orderId);
      const own = await placed(customer);
      expect((await backend.ports.orders.lastOf(customer))?.order.id).toBe(own);
      expect((await backend.ports.orders.lastOf(guest))?.order.id).toBe(orderId);
    });

    it('writes to the new address from then on, in open orders and the book, where the one before was', async () => {
      const customer = await backend.newCustomer();
      const orderId = await placed(customer, 'Anna.Moves@example.nl');
      const { id } = await backend.ports.checkout.addAddress(customer, { ...ROTTERDAM, email: 'site@example.nl' });
      const change = { keyBefore: 'anna.moves@example.nl', email: 'Anna.Moved@example.de' };
      await backend.ports.customers.changeEmail(customer.customerId ?? 0, change);
      const order = (await backend.ports.orders.byId(orderId))?.order;
      expect(order?.shippingAddress).toMatchObject({ email: change.email, city: ROTTERDAM.city });
      const book = await backend.ports.addressBook.list(customer);
      expect(book.find((address) => address.id === id)?.email).toBe('site@example.nl');
      expect(book.map(({ email }) => email)).toContain(change.email);
      expect(book.map(({ email }) => email)).not.toContain('Anna.Moves@example.nl');
    });

    it('names the customer’s orders that are not over, the newest first, and nobody else’s (LG-07)', async () => {
      const [customer, other] = [await backend.newCustomer(), await backend.newCustomer()];
      const orderOf = async (shopper: Shopper) => (await backend.ports.orders.byId(await placed(shopper)))?.order.name;
      const [first, second] = [await orderOf(customer), await orderOf(customer)];
      await orderOf(other);
      expect(await backend.ports.orders.openOf(customer.customerId ?? 0)).toMatchObject([
        { kind: 'PAYMENT', name: second },
        { kind: 'PAYMENT', name: first },
      ]);
    });

    it('reads everything that a customer ordered, with lines, and nothing of anybody else (LG-07)', async () => {
      const [customer, other] = [await backend.newCustomer(), await backend.newCustomer()];
      const ids = [await placed(customer), await placed(customer)];
      await placed(other);
      const found = [];
      for await (const { order } of backend.ports.orders.ofCustomer(customer.customerId ?? 0)) found.push(order);
      expect(found).toMatchObject(ids.map((id) => ({ id, lines: [{ pieces: 10 }] })));
    });

    it('keeps orders of a customer who has gone readable by their id, and joins them to nobody (LG-07)', async () => {
      const customer = await backend.newCustomer();
      const id = await placed(customer, 'anna.leaves@example.nl');
      await backend.ports.customers.archive(customer.customerId ?? 0);
      await backend.ports.customers.archive(customer.customerId ?? 0);
      await backend.removeCustomer(customer);
      const again = await backend.newCustomer();
      await backend.ports.customers.join(again.customerId ?? 0, 'anna.leaves@example.nl');
      expect(await backend.ports.orders.lastOf(again)).toBeNull();
      expect(await backend.ports.orders.byId(id)).toMatchObject({
        order: { id, shippingAddress: { email: 'anna.leaves@example.nl' }, lines: [{ pieces: 10 }] },
      });
    });

    it('gives a customer the guest orders of the address that is proven, and no others', async () => {
      const [anna, bo] = [await backend.newShopper(), await backend.newShopper()];
      const [hers, his] = [await placed(anna, 'Anna.Joins@example.nl'), await placed(bo, 'bo.joins@example.nl')];
      const customer = await backend.newCustomer();
      await backend.ports.customers.join(customer.customerId ?? 0, 'anna.joins@example.nl');
      const somewhere = { ...customer, sessionId: null };
      expect((await backend.ports.orders.lastOf(somewhere))?.order.id).toBe(hers);
      expect((await backend.ports.orders.lastOf(bo))?.order.id).toBe(his);
      await backend.ports.customers.join((await backend.newCustomer()).customerId ?? 0, 'anna.joins@example.nl');
      expect((await backend.ports.orders.lastOf(somewhere))?.order.id).toBe(hers);
    });
  });
}

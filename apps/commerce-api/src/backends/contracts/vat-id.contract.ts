import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AddressFields } from '../../domain/checkout/address';
import type { VatIdCheck } from '../../domain/checkout/vat-id-check';
import type { Shopper } from '../../ports/shopper';
import type { Backend } from './backend';
import { createClientKeys } from './client-keys';
import { ROTTERDAM } from './rotterdam';

const COMPANY: AddressFields = { ...ROTTERDAM, companyName: 'Visser Hout', isCompany: true, vat: 'NL000099998B57' };

/** How the VAT of a cart follows from what is known of its buyer's VAT id, on every backend. */
export function describeVatIds(name: string, start: () => Promise<Backend>): void {
  describe(`VAT ids on ${name}`, () => {
    const newClientKey = createClientKeys('vat-id');
    let backend: Backend;
    beforeAll(async () => {
      backend = await start();
    });
    afterAll(() => backend.close());

    async function deliverTo(shopper: Shopper, changes: Partial<AddressFields> = {}) {
      const { id } = await backend.ports.checkout.addAddress(shopper, { ...COMPANY, ...changes });
      return await backend.ports.checkout.selectAddress(shopper, id, 'shipping');
    }

    async function companyWithCart() {
      const shopper = await backend.newShopper('nl');
      await backend.ports.carts.addMultipleItems(shopper, [{ variantId: backend.variants.board, pieces: 10 }]);
      return { shopper, cart: await deliverTo(shopper) };
    }

    async function note(shopper: Shopper, outcome: VatIdCheck['outcome']) {
      const check = {
        vatId: 'NL000099998B57',
        outcome,
        checkedAt: '2026-11-24T12:00:00.000Z',
        consultationNumber: 'WAPI1',
      };
      return await backend.ports.checkout.noteVatIdCheck(shopper, await backend.keepVatIdCheck(check));
    }

    it('charges VAT until a VAT id was found valid (LG-16)', async () => {
      const { cart } = await companyWithCart();
      expect(cart).toMatchObject({ vatRate: 21, vatIdCheck: null, amounts: { delivery: 6900, total: 11_725 + 6900 } });
    });

    it('charges none on goods and freight once it was: 69,00 is 57,02 (LG-16)', async () => {
      const { shopper, cart: before } = await companyWithCart();
      const cart = await note(shopper, 'valid');
      expect(cart).toMatchObject({
        ...{ vatRate: 0, vatIdCheck: { vatId: 'NL000099998B57', outcome: 'valid' } },
        ...{ lines: [{ net: 9690, tax: 0, gross: 9690 }], freight: { price: 5702 } },
        amounts: { untaxed: 9690 + 5702, tax: 0, total: 9690 + 5702, delivery: 5702 },
      });
      expect(cart.version).toBeGreaterThan(before.version);
      expect(await backend.ports.carts.load(shopper)).toEqual(cart);
    });

    it.each(['invalid', 'unanswered'] as const)('charges VAT where the answer is %s (LG-08)', async (outcome) => {
      const { shopper } = await companyWithCart();
      expect(await note(shopper, outcome)).toMatchObject({
        vatRate: 21,
        vatIdCheck: { outcome },
        amounts: { tax: 3233 },
      });
    });

    it('charges VAT again where it goes to Germany, or another company buys (LG-16)', async () => {
      const { shopper } = await companyWithCart();
      await note(shopper, 'valid');
      expect(await deliverTo(shopper, { vat: 'NL004495445B01' })).toMatchObject({ vatRate: 21, vatIdCheck: null });
      expect(await deliverTo(shopper)).toMatchObject({ vatRate: 0 });
      const german = await deliverTo(shopper, { country: 'DE', zip: '50667', city: 'Köln' });
      expect(german).toMatchObject({ vatRate: 19, vatIdCheck: null });
    });

    it('keeps with the order what was checked, when, the consultation number and where it goes (LG-08)', async () => {
      const { shopper } = await companyWithCart();
      const wire = (await backend.ports.payments.providers()).find((provider) => provider.name === 'WIRE');
      const consent = { isTermsAccepted: true, isProductInfoRead: true, isDeliveryCostAccepted: false };
      const shown = await backend.ports.checkout.choosePayment(shopper, { providerId: wire?.id ?? 0, consent });
      const place = (version: number) => backend.ports.orders.place(shopper, { clientKey: newClientKey(), version });
      const { version } = await note(shopper, 'valid');
      await expect(place(shown.version)).rejects.toMatchObject({ code: 'CART_CHANGED' });
      const placed = await place(version);
      expect(placed.order).toMatchObject({
        ...{ vatRate: 0, destination: { country: 'NL' }, amounts: { tax: 0, total: 9690 + 5702 } },
        vatIdCheck: {
          ...{ vatId: 'NL000099998B57', outcome: 'valid' },
          ...{ checkedAt: '2026-11-24T12:00:00.000Z', consultationNumber: 'WAPI1' },
        },
      });
      expect(await backend.ports.orders.byId(placed.order.id)).toEqual(placed);
    });
  });
}

import type { Address, User } from '@geven/odoo-sdk';
import { describe, expect, it } from 'vitest';
import { sampleCart } from '@/testing/sample-cart';
import { customerValues } from './address-choice';

const GERMANY = { id: 57, name: 'Deutschland', code: 'DE', isDeliverable: true };
const address = (id: number, changes: Partial<Address> = {}) =>
  ({
    ...{ id, name: 'Katrin Brandt', companyName: 'Zimmerei Brandt', email: 'rechnung@brandt.de', vat: null },
    ...{ street: 'Hafen 1', street2: null, zip: '50667', city: 'Köln', country: GERMANY, phone: '0221 5550120' },
    ...changes,
  }) as Address;
const user = (changes: object = {}) =>
  ({
    ...{ name: 'Katrin Brandt', email: 'katrin@brandt.de', phone: '0221 5550120', billingEmail: 'rechnung@brandt.de' },
    company: { name: 'Zimmerei Brandt', vat: 'DE136695976' },
    ...changes,
  }) as User;
const cart = (shipping: Address | null = null, invoice: Address | null = shipping) => ({
  ...sampleCart(),
  partnerShipping: shipping,
  partnerInvoice: invoice,
});
const PLACE = { street: 'Hafen 1', zip: '50667', city: 'Köln', country: GERMANY };
const nobody = { shipping: [], billing: [] };

describe('the addresses that a customer is offered', () => {
  it('begin with the first of the book, which is the default, and with the one that was chosen before (CO-10) (CO-11)', () => {
    const shipping = [address(7), address(8)];
    const chosen = (of: ReturnType<typeof cart>) =>
      customerValues(of, { user: user(), shipping, billing: [] }, undefined).addressId;
    expect(chosen(cart())).toBe('7');
    expect(chosen(cart(address(8)))).toBe('8');
    // Entered before the login, and not in the book.
    expect(chosen(cart(address(9)))).toBe('other');
  });

  it('begin a new one with the person and the company of the account', () => {
    expect(customerValues(cart(), { ...nobody, user: user() }, undefined)).toMatchObject({
      ...{ name: 'Katrin Brandt', email: 'katrin@brandt.de', kind: 'business', addressId: 'other' },
      ...{ companyName: 'Zimmerei Brandt', vat: 'DE136695976' },
    });
    expect(customerValues(cart(), { ...nobody, user: user({ company: null }) }, undefined).kind).toBe('private');
  });

  it('send the bill where the account says, once it says all of it', () => {
    const values = (billingAddress: object) =>
      customerValues(cart(), { ...nobody, user: user({ billingAddress }) }, undefined);
    expect(values(PLACE)).toMatchObject({
      ...{ billingDiffers: 'on', 'billing.addressId': 'other', 'billing.street': 'Hafen 1' },
      ...{ 'billing.name': 'Katrin Brandt', 'billing.email': 'rechnung@brandt.de', 'billing.countryId': '57' },
    });
    expect(values({ ...PLACE, zip: '' }).billingDiffers).toBeUndefined();
  });

  it('choose the billing address again that an earlier order took from the account', () => {
    const billing = [address(4, { city: 'Bonn' }), address(5)];
    const of = { user: user({ billingAddress: PLACE }), shipping: [], billing };
    expect(customerValues(cart(), of, undefined)['billing.addressId']).toBe('5');
  });

  it('keep what was said in the form before: no other billing address, or which one', () => {
    const of = { user: user({ billingAddress: PLACE }), shipping: [address(7)], billing: [address(5)] };
    expect(customerValues(cart(address(7)), of, undefined).billingDiffers).toBeUndefined();
    expect(customerValues(cart(address(7), address(5)), of, undefined)).toMatchObject({
      ...{ billingDiffers: 'on', 'billing.addressId': '5' },
    });
  });
});

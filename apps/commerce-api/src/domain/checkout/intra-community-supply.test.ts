import { describe, expect, it } from 'vitest';
import type { Address } from './address';
import {
  type CheckedPurchase,
  decisiveVatId,
  freightWithoutVat,
  isIntraCommunitySupply,
} from './intra-community-supply';
import type { VatIdCheck } from './vat-id-check';

const DUTCH = 'NL000099998B57';

const address = (changes: Partial<Address> = {}): Address => ({
  ...{ id: 1, name: 'Anna Visser', companyName: 'Visser Hout', street: 'Kerkstraat 1', street2: '', city: 'Rotterdam' },
  ...{ zip: '3011 AA', country: 'NL', email: 'anna@example.nl', phone: '+31 10 1234567', vat: DUTCH },
  ...{ addressType: 'shipping', isCompany: true },
  ...changes,
});

const check = (changes: Partial<VatIdCheck> = {}): VatIdCheck => ({
  ...{ vatId: DUTCH, outcome: 'valid', checkedAt: '2026-11-24T12:00:00.000Z', consultationNumber: 'WAPI1' },
  ...changes,
});

const purchase = (changes: Partial<CheckedPurchase> = {}): CheckedPurchase => ({
  ...{
    destination: { country: 'NL', zip: '3011 AA' },
    isPickup: false,
    shippingAddress: address(),
    invoiceAddress: null,
  },
  ...{ vatIdCheck: check(), ...changes },
});

describe('an intra-Community supply', () => {
  it('is a company’s of another country, its VAT id found valid, delivered to NL or BE (LG-16)', () => {
    expect(isIntraCommunitySupply(purchase())).toBe(true);
    expect(isIntraCommunitySupply(purchase({ destination: { country: 'BE', zip: '1000' } }))).toBe(true);
  });

  it.each<[string, Partial<CheckedPurchase>]>([
    ['delivered in Germany', { destination: { country: 'DE', zip: '50667' } }],
    ['delivered nobody knows where', { destination: null }],
    ['a person’s', { shippingAddress: address({ isCompany: false }) }],
    ['a company’s without a VAT id', { shippingAddress: address({ vat: null }) }],
    [
      'a German company’s',
      { shippingAddress: address({ vat: 'DE136695976' }), vatIdCheck: check({ vatId: 'DE136695976' }) },
    ],
    ['not checked', { vatIdCheck: null }],
    ['found invalid', { vatIdCheck: check({ outcome: 'invalid' }) }],
    ['not answered', { vatIdCheck: check({ outcome: 'unanswered' }) }],
    ['checked for another VAT id', { vatIdCheck: check({ vatId: 'NL004495445B01' }) }],
  ])('is none where it is %s (LG-16)', (_, changes) => expect(isIntraCommunitySupply(purchase(changes))).toBe(false));

  it('is decided by who the bill goes to', () => {
    const invoiceAddress = address({ id: 2, vat: 'BE0411905847', country: 'BE' });
    expect(decisiveVatId(purchase({ invoiceAddress }))).toBe('BE0411905847');
    expect(decisiveVatId(purchase({ invoiceAddress: address({ isCompany: false }) }))).toBeNull();
  });

  it('has the net of the rate card’s freight: 69,00 is 57,02 (LG-16)', () => {
    const freight = { method: 'TRUCK', price: 6900, isCalculatedAfterwards: false, maximum: null } as const;
    expect(freightWithoutVat(freight, { country: 'NL', zip: '3011 AA' })).toEqual({ ...freight, price: 5702 });
    const afterwards = { ...freight, price: 0, isCalculatedAfterwards: true, maximum: 19_500 };
    expect(freightWithoutVat(afterwards, { country: 'NL', zip: '1791 AA' })).toEqual({
      ...afterwards,
      maximum: 16_116,
    });
  });
});

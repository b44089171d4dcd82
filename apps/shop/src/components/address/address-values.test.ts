import type { CountryId } from '@geven/odoo-sdk';
import { describe, expect, it } from 'vitest';
import { addressValues, billingInput, shippingInput } from './address-values';

const typed = {
  email: 'katrin@brandt.example',
  phone: '+49 221 123456',
  kind: 'private',
  companyName: 'Zimmerei Brandt',
  vat: 'DE136695976',
  name: 'Katrin Brandt',
  street: 'Lindenstraße 4',
  street2: '',
  zip: '50667',
  city: 'Köln',
  countryId: '276',
};

describe('addresses of the checkout form', () => {
  it('leave out the company of a private shopper', () => {
    expect(shippingInput(typed)).toMatchObject({ companyName: null, vat: null, isCompany: false, countryId: 276 });
    expect(shippingInput({ ...typed, kind: 'business' })).toMatchObject({
      companyName: 'Zimmerei Brandt',
      vat: 'DE136695976',
      isCompany: true,
    });
  });

  it('bill to the delivery address until the shopper says otherwise', () => {
    expect(billingInput({ ...typed, 'billing.name': 'Buchhaltung' })).toBeNull();
    expect(billingInput({ ...typed, billingDiffers: 'on', 'billing.name': 'Buchhaltung' })).toMatchObject({
      name: 'Buchhaltung',
      addressType: 'billing',
      isCompany: false,
    });
  });

  it('ask for a country with an id that no country has', () => {
    expect(shippingInput({ ...typed, countryId: 'DE' }).countryId).toBe(0);
  });

  it('have no house number when the same street comes again after it was asked about', () => {
    const street = 'Am Hafen';
    expect(shippingInput({ ...typed, street }).isWithoutHouseNumber).toBe(false);
    expect(shippingInput({ ...typed, street, askedStreet: street }).isWithoutHouseNumber).toBe(true);
    expect(shippingInput({ ...typed, street: 'Am Hafne', askedStreet: street }).isWithoutHouseNumber).toBe(false);
    const billing = { billingDiffers: 'on', 'billing.street': street, 'billing.askedStreet': street };
    expect(billingInput({ ...typed, ...billing })?.isWithoutHouseNumber).toBe(true);
  });

  it('are charged VAT when the same VAT id comes again after that was said (LG-08)', () => {
    const vat = 'NL000099998B57';
    const company = { ...typed, kind: 'business', vat };
    expect(shippingInput(company).isVatCharged).toBe(false);
    expect(shippingInput({ ...company, askedVatId: vat }).isVatCharged).toBe(true);
    expect(shippingInput({ ...company, askedVatId: 'NL004495445B01' }).isVatCharged).toBe(false);
    const billing = { billingDiffers: 'on', 'billing.vat': vat, 'billing.askedVatId': vat };
    expect(billingInput({ ...typed, ...billing })?.isVatCharged).toBe(true);
  });

  it('start with who orders, and the postcode and country that delivery was calculated for', () => {
    const partner = { name: 'Bert', email: 'bert@example.nl', phone: null };
    const cart = {
      partner,
      partnerShipping: null,
      zip: '50667',
      checkoutCountry: { id: 276, name: 'Deutschland', code: 'DE' },
    };
    expect(addressValues(cart as never, { id: 528 as CountryId })).toEqual({
      ...{ name: 'Bert', email: 'bert@example.nl', phone: '', zip: '50667', countryId: '276' },
    });
    const unknown = { partner: null, partnerShipping: null, zip: null, checkoutCountry: null };
    expect(addressValues(unknown as never, { id: 528 as CountryId })).toMatchObject({
      email: '',
      zip: '',
      countryId: '528',
    });
  });
});

import { describe, expect, it } from 'vitest';
import { CommerceError, CommerceErrors } from '../errors/commerce-error';
import { type AddressDraft, checkAddress } from './check-address';

const NETHERLANDS = 528;
const FRANCE = 250;

const draft = (changes: Partial<AddressDraft> = {}): AddressDraft => ({
  name: 'Anna Visser',
  street: 'Kerkstraat 1',
  city: 'Rotterdam',
  zip: '3011aa',
  countryId: NETHERLANDS,
  email: 'anna@example.nl',
  phone: '+31 10 1234567',
  addressType: 'shipping',
  ...changes,
});

function refusals(changes: Partial<AddressDraft>) {
  try {
    checkAddress(draft(changes));
  } catch (error) {
    if (error instanceof CommerceErrors) return error.errors.map(({ code, params }) => ({ code, ...params }));
    if (error instanceof CommerceError) return [{ code: error.code, ...error.params }];
    throw error;
  }
  return [];
}

describe('checkAddress', () => {
  it('asks once about a street without a number, on delivery and billing addresses alike', () => {
    const question = { code: 'HOUSE_NUMBER_MISSING', field: 'street' };
    expect(refusals({ street: 'Kerkstraat' })).toEqual([question]);
    expect(refusals({ street: 'Kerkstraat', addressType: 'billing' })).toEqual([question]);
    expect(refusals({ street: 'Kerkstraat', isWithoutHouseNumber: true })).toEqual([]);
    expect(refusals({ street: 'Kerkstraat', street2: '12 hs' })).toEqual([]);
    expect(refusals({ street: 'Straße des 17. Juni' })).toEqual([]);
  });

  it('returns the trimmed address with its postcode as the country writes it', () => {
    expect(checkAddress(draft({ name: '  Anna Visser ' }))).toEqual({
      name: 'Anna Visser',
      companyName: null,
      street: 'Kerkstraat 1',
      street2: '',
      city: 'Rotterdam',
      zip: '3011 AA',
      country: 'NL',
      email: 'anna@example.nl',
      phone: '+31 10 1234567',
      vat: null,
      addressType: 'shipping',
      isCompany: false,
    });
  });

  it('keeps every field that was entered, each as its own (API-08, VA-01)', () => {
    const entered = {
      name: 'Anna Visser',
      companyName: 'Visser Hout',
      street: 'Kerkstraat 1',
      street2: 'achterhuis',
      city: 'Rotterdam',
      email: 'anna@example.nl',
      phone: '+31 10 1234567',
      vat: 'NL004495445B01',
      addressType: 'billing',
      isCompany: true,
    } as const;
    expect(checkAddress({ ...entered, zip: '3011 AA', countryId: NETHERLANDS })).toEqual({
      ...entered,
      zip: '3011 AA',
      country: 'NL',
    });
  });

  it('needs street, city, zip and a country of the European Union (VA-01)', () => {
    expect(refusals({ street: '', city: ' ', zip: '', countryId: 840 })).toEqual([
      { code: 'FIELD_REQUIRED', field: 'street' },
      { code: 'FIELD_REQUIRED', field: 'city' },
      { code: 'FIELD_REQUIRED', field: 'zip' },
      { code: 'FIELD_REQUIRED', field: 'countryId' },
    ]);
  });

  it('names every required field that is empty, the phone on delivery addresses only (VA-05)', () => {
    expect(refusals({ name: '', street: '', city: '', zip: '', email: '', phone: '' })).toEqual(
      ['name', 'street', 'city', 'zip', 'email', 'phone'].map((field) => ({ code: 'FIELD_REQUIRED', field })),
    );
    expect(refusals({ email: ' ', addressType: 'billing' })).toEqual([{ code: 'FIELD_REQUIRED', field: 'email' }]);
    expect(refusals({ phone: '', addressType: 'billing' })).toEqual([]);
    expect(refusals({ isCompany: true })).toEqual([{ code: 'FIELD_REQUIRED', field: 'companyName' }]);
  });

  it.each(['anna', 'anna@', '@example.nl', 'anna@example', 'a b@example.nl', 'a@b.nl, c@d.nl'])(
    'refuses the e-mail address %j (VA-06)',
    (email) => expect(refusals({ email })).toEqual([{ code: 'FIELD_EMAIL', field: 'email' }]),
  );

  it('takes an e-mail address of a host within a host', () => {
    expect(refusals({ email: 'anna.visser+hout@post.hout.example.nl' })).toEqual([]);
  });

  it.each(['tel. +31 10 1234567', '+31 10 1234567 (evenings)'])('refuses %j as a phone number', (phone) => {
    expect(refusals({ phone })).toEqual([{ code: 'FIELD_FORMAT', field: 'phone', _field_: '+49 123 456789' }]);
  });

  it('ignores a VAT number without a country', () => {
    expect(refusals({ vat: '0DE123456789' })).toEqual([{ code: 'FIELD_FORMAT', field: 'vat', _field_: 'DE136695976' }]);
  });

  it('says how a postcode looks when it does not look like one (VA-08)', () => {
    expect(refusals({ zip: '30111' })).toEqual([{ code: 'FIELD_FORMAT', field: 'zip', _field_: '1234 AB' }]);
  });

  it('checks the form of phone and VAT number', () => {
    expect(refusals({ phone: 'call me', vat: '12' })).toEqual([
      { code: 'FIELD_FORMAT', field: 'phone', _field_: '+49 123 456789' },
      { code: 'FIELD_FORMAT', field: 'vat', _field_: 'DE136695976' },
    ]);
    expect(checkAddress(draft({ vat: 'nl 0044.95445.B01' })).vat).toBe('NL004495445B01');
  });

  it.each([
    ['name', 100],
    ['companyName', 100],
    ['street', 100],
    ['street2', 100],
    ['city', 60],
    ['email', 254],
    ['phone', 30],
  ] as const)('takes %s of %d characters and refuses one more', (field, max) => {
    const filled = (length: number) => (field === 'email' ? '@example.nl' : '').padStart(length, '1');
    expect(refusals({ [field]: filled(max) })).toEqual([]);
    expect(refusals({ [field]: filled(max + 1) })).toEqual([{ code: 'FIELD_TOO_LONG', field, max }]);
  });

  it('refuses a postcode and a VAT number that are too long by both rules', () => {
    expect(refusals({ zip: '3'.repeat(13), vat: `NL${'8'.repeat(19)}` })).toEqual([
      { code: 'FIELD_TOO_LONG', field: 'zip', max: 12 },
      { code: 'FIELD_TOO_LONG', field: 'vat', max: 20 },
      { code: 'FIELD_FORMAT', field: 'zip', _field_: '1234 AB' },
      { code: 'FIELD_FORMAT', field: 'vat', _field_: 'DE136695976' },
    ]);
  });

  it('leaves no line break in a field: it would end up in the header of a mail', () => {
    expect(checkAddress(draft({ name: 'Anna\r\nBcc: all@example.nl' })).name).toBe('Anna Bcc: all@example.nl');
  });

  it('delivers to NL, BE and DE only, and bills in the whole European Union (CN-04)', () => {
    const paris = { countryId: FRANCE, zip: '75001', city: 'Paris' };
    expect(refusals(paris)).toEqual([{ code: 'ADDRESS_NOT_DELIVERABLE', country: 'FR' }]);
    expect(refusals({ ...paris, addressType: 'billing' })).toEqual([]);
  });
});

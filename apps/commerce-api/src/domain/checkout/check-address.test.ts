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

  it('answers the trimmed address with its postcode as the country writes it', () => {
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

  it('needs street, city, zip and a country of the European Union (VA-01)', () => {
    expect(refusals({ street: '', city: ' ', zip: '', countryId: 840 })).toEqual([
      { code: 'FIELD_REQUIRED', field: 'street' },
      { code: 'FIELD_REQUIRED', field: 'city' },
      { code: 'FIELD_REQUIRED', field: 'zip' },
      { code: 'FIELD_REQUIRED', field: 'countryId' },
    ]);
  });

  it('names every required field that is empty, the phone on delivery addresses only (VA-05)', () => {
    expect(refusals({ name: '', phone: '' })).toEqual([
      { code: 'FIELD_REQUIRED', field: 'name' },
      { code: 'FIELD_REQUIRED', field: 'phone' },
    ]);
    expect(refusals({ phone: '', addressType: 'billing' })).toEqual([]);
    expect(refusals({ isCompany: true })).toEqual([{ code: 'FIELD_REQUIRED', field: 'companyName' }]);
  });

  it.each(['anna', 'anna@', '@example.nl', 'anna@example', 'a b@example.nl', 'a@b.nl, c@d.nl'])(
    'refuses the e-mail address %j (VA-06)',
    (email) => expect(refusals({ email })).toEqual([{ code: 'FIELD_EMAIL', field: 'email' }]),
  );

  it('says how a postcode looks when it does not look like one (VA-08)', () => {
    expect(refusals({ zip: '30111' })).toEqual([{ code: 'FIELD_FORMAT', field: 'zip', _field_: '1234 AB' }]);
  });

  it('checks the form of phone and VAT number', () => {
    expect(refusals({ phone: 'call me', vat: '12' })).toEqual([
      { code: 'FIELD_FORMAT', field: 'phone', _field_: '+49 123 456789' },
      { code: 'FIELD_FORMAT', field: 'vat', _field_: 'DE123456789' },
    ]);
    expect(checkAddress(draft({ vat: 'nl 8512.34567.B01' })).vat).toBe('NL851234567B01');
  });

  it('refuses what no field can hold', () => {
    expect(refusals({ city: 'x'.repeat(61) })).toEqual([{ code: 'FIELD_TOO_LONG', field: 'city', max: 60 }]);
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

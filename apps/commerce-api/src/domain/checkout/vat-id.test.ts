import { describe, expect, it } from 'vitest';
import { countryOfVatId, isVatId, plainVatId, VAT_ID } from './vat-id';

describe('a VAT id', () => {
  it.each(['NL000099998B57', 'NL004495445B01', 'DE136695976', 'BE0411905847', 'FR40303265045', 'ATU12345675'])(
    'may be %s',
    (text) => expect(isVatId(text)).toBe(true),
  );

  it.each([
    ['', 'nothing'],
    ['DE136695977', 'another check digit'],
    ['NL000099998B58', 'other check digits'],
    ['136695976', 'no country'],
    ['CHE123456788', 'a country outside the European Union'],
    ['DE13669597', 'a digit too few'],
  ])('is not %j: %s', (text) => expect(isVatId(text)).toBe(false));

  it('is one where it is the example of the refusal', () => {
    expect(VAT_ID.pattern.test(VAT_ID.example)).toBe(true);
  });

  it('is read without what people put between its characters', () => {
    expect(plainVatId(' nl 0000.99998-B57 ')).toBe('NL000099998B57');
  });

  it('is of the country that it begins with, Greece by its own name', () => {
    expect(['NL000099998B57', 'EL094259216', 'XX1'].map(countryOfVatId)).toEqual(['NL', 'GR', undefined]);
  });
});

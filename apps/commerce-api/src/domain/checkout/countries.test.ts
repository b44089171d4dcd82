import { describe, expect, it } from 'vitest';
import { type CountryCode, countryOfCode, countryOfId, findCountries, vatRateOfDestination } from './countries';

const codes = (search: string, locale: 'nl' | 'en' | 'de' = 'en') =>
  findCountries(search, locale).map(({ code }) => code);

describe('findCountries', () => {
  it('lists the 27 countries of the European Union for billing, three of them for delivery (CN-04)', () => {
    const all = findCountries('', 'en');
    expect(all).toHaveLength(27);
    expect(new Set(all.map(({ id }) => id)).size).toBe(27);
    expect(all.filter(({ isDeliverable }) => isDeliverable).map(({ code }) => code)).toEqual(['BE', 'DE', 'NL']);
  });

  it('finds by name or code in any case, accents or not (API-01)', () => {
    expect(codes('germ')).toEqual(['DE']);
    expect(codes('DUITS', 'nl')).toEqual(['DE']);
    expect(codes('osterr', 'de')).toEqual(['AT']);
    expect(codes('mt')).toEqual(['MT']);
    expect(codes('narnia')).toEqual([]);
  });

  it('names and sorts in the language of the request', () => {
    expect(findCountries('de', 'nl').map(({ name }) => name)).toContain('Duitsland');
    expect(findCountries('', 'de')[0]?.name).toBe('Belgien');
    expect(findCountries('', 'nl')[0]?.name).toBe('België');
  });

  it('has the id of ISO 3166-1 for each country', () => {
    const ids = Object.fromEntries(findCountries('', 'en').map(({ code, id }) => [code, id]));
    expect(ids).toEqual({
      ...{ AT: 40, BE: 56, BG: 100, CY: 196, CZ: 203, DE: 276, DK: 208, EE: 233, ES: 724, FI: 246, FR: 250, GR: 300 },
      ...{ HR: 191, HU: 348, IE: 372, IT: 380, LT: 440, LU: 442, LV: 428, MT: 470, NL: 528, PL: 616, PT: 620 },
      ...{ RO: 642, SE: 752, SI: 705, SK: 703 },
    });
  });

  it('finds all countries where only blanks are asked for', () => expect(codes('  ')).toHaveLength(27));

  it('takes the seller’s own rate of VAT where nothing is delivered', () => {
    expect(['NL', 'BE', 'DE', 'FR'].map((code) => vatRateOfDestination(code as CountryCode))).toEqual([21, 21, 19, 19]);
  });

  it('knows a country by id and by code', () => {
    expect([countryOfId(528), countryOfCode(' nl ')]).toEqual(['NL', 'NL']);
    expect([countryOfId(840), countryOfCode('US')]).toEqual([undefined, undefined]);
  });
});

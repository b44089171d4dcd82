import { describe, expect, it } from 'vitest';
import { countryOfCode, countryOfId, findCountries } from './countries';

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

  it('knows a country by id and by code', () => {
    expect([countryOfId(528), countryOfCode(' nl ')]).toEqual(['NL', 'NL']);
    expect([countryOfId(840), countryOfCode('US')]).toEqual([undefined, undefined]);
  });
});

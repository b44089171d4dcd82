import { expect, it } from 'vitest';
import { shippedRates } from '../../freight/testing';
import { checkDelivered, checkDestination } from './check-destination';
import { freight } from './freight';
import type { FreightRates } from './freight-rates';

const refusal = (code: string, params: object) => expect.objectContaining({ code, params });

/** The rate card that ships, but that nothing goes to the Dutch islands. */
const withoutIslands = (): FreightRates => {
  const { countries, ...rates } = shippedRates();
  const zones = countries.NL.zones.map((zone) =>
    zone.name === 'Wadden islands' ? { ...zone, maximum: null, isDelivered: false } : zone,
  );
  return { ...rates, countries: { ...countries, NL: { ...countries.NL, zones } } };
};

it('A destination is written as its country does', () => {
  expect(checkDestination({ countryCode: 'nl', zip: ' 3011aa' }, shippedRates())).toEqual({
    country: 'NL',
    zip: '3011 AA',
  });
});

it('Places that nothing goes to are refused, countries as well as zones of the rate card (CA-13)', () => {
  const rates = withoutIslands();
  const typed = (countryCode: string, zip: string) => () => checkDestination({ countryCode, zip }, rates);
  expect(typed('NL', '1791 AA')).toThrow(refusal('ADDRESS_NOT_DELIVERABLE', { country: 'NL' }));
  expect(typed('FR', '75001')).toThrow(refusal('ADDRESS_NOT_DELIVERABLE', { country: 'FR' }));
  expect(typed('NL', '1790 AA')).not.toThrow();
  expect(() => checkDelivered({ country: 'NL', zip: '1797 ZZ' }, rates)).toThrow(
    refusal('ADDRESS_NOT_DELIVERABLE', { country: 'NL' }),
  );
});

it('Nothing goes there by parcel either (CA-13)', () => {
  const screws = { weight: 4000, longestPiece: null, samples: null };
  const texel = { country: 'NL', zip: '1791 AA' } as const;
  expect(freight(screws, texel, withoutIslands())).toBeNull();
  expect(freight(screws, texel, shippedRates())?.price).toBe(695);
});

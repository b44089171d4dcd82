import { describe, expect, it } from 'vitest';
import { shippedRates } from '../../freight/testing';
import type { CountryCode } from './countries';
import type { Destination } from './destination';
import { type Load, freight as withRates } from './freight';

const boards: Load = { weight: 500_000, longestPiece: 4000, samples: null };
const screws: Load = { weight: 4000, longestPiece: null, samples: null };
const samples = (pieces: number): Load => ({ weight: 300 * pieces, longestPiece: 250, samples: pieces });
const freight = (load: Load, destination: Destination) => withRates(load, destination, shippedRates());
const price = (load: Load, country: CountryCode, zip: string) => freight(load, { country, zip })?.price;

describe('freight by truck', () => {
  it.each<[CountryCode, string, number]>([
    ['NL', '5000 AA', 6500],
    ['NL', '6999 ZZ', 6500],
    ['NL', '4999 AA', 6900],
    ['NL', '7000 AA', 6900],
    ['DE', '40210', 6500],
    ['DE', '49999', 6500],
    ['DE', '30159', 7900],
    ['DE', '59999', 7900],
    ['DE', '29999', 8900],
    ['DE', '30000', 7900],
    ['DE', '39999', 7900],
    ['DE', '40000', 6500],
    ['DE', '50000', 7900],
    ['DE', '60000', 8900],
    ['DE', '60311', 8900],
    ['DE', '01067', 8900],
  ])('to %s %s costs %d cents', (country, zip, cents) => {
    expect(price(boards, country, zip)).toBe(cents);
  });

  it('adds 20,00 to Belgium (CA-14)', () => {
    expect(price(boards, 'BE', '1000')).toBe(8900);
    expect(price(boards, 'BE', '1000')).toBe((price(boards, 'NL', '3011 AA') ?? 0) + 2000);
  });

  it('adds 45,00 for pieces above 6 m, not for 6 m', () => {
    expect(price({ ...boards, longestPiece: 6000 }, 'NL', '3011 AA')).toBe(6900);
    expect(price({ ...boards, longestPiece: 6001 }, 'NL', '3011 AA')).toBe(6900 + 4500);
  });

  it('adds 55,00 per started 2,500 kg above the first', () => {
    const heavy = (kg: number) => price({ ...boards, weight: kg * 1000 }, 'NL', '3011 AA');
    expect([heavy(2500), heavy(2501), heavy(5000), heavy(5001)]).toEqual([6900, 12_400, 12_400, 17_900]);
  });

  it.each(['1791 AA', '1797 ZZ', '8881 AA', '8899 AA', '9161 AA', '9166 AA'])(
    'to the Wadden island postcode %s is calculated afterwards, 195,00 at most (CA-15)',
    (zip) => {
      const expected = { method: 'TRUCK', price: 0, isCalculatedAfterwards: true, maximum: 19_500 };
      expect(freight(boards, { country: 'NL', zip })).toEqual(expected);
    },
  );

  it.each([
    ...['1011 AA', '1019 AA', '1021 AA', '1025 AA', '1031 AA', '1032 AA'],
    ...['1051 AA', '1059 AA', '1071 AA', '1079 AA', '1091 AA', '1098 AA'],
  ])('inside the Amsterdam ring road, %s, is calculated afterwards, 129,00 at most (CA-16)', (zip) => {
    const expected = { method: 'TRUCK', price: 0, isCalculatedAfterwards: true, maximum: 12_900 };
    expect(freight(boards, { country: 'NL', zip })).toEqual(expected);
  });

  it.each([
    ...['1790 AA', '1798 AA', '8880 AA', '8900 AA', '9160 AA', '9167 AA', '1010 AA', '1020 AA', '1026 AA', '1030 AA'],
    ...['1033 AA', '1050 AA', '1060 AA', '1070 AA', '1080 AA', '1090 AA', '1099 AA'],
  ])('has a price at %s, just outside the special zones', (zip) => expect(price(boards, 'NL', zip)).toBe(6900));

  it.each([
    ...['18565', '25849', '25859', '25863', '25869', '25938', '25942', '25946', '25949', '25980', '25999', '26465'],
    ...['26474', '26486', '26548', '26571', '26579', '26757', '27498', '27499'],
  ])('to the German island postcode %s is calculated afterwards', (zip) => {
    expect(freight(boards, { country: 'DE', zip })).toMatchObject({ isCalculatedAfterwards: true, maximum: 19_500 });
  });

  it.each([
    ...['18564', '18566', '25848', '25850', '25858', '25860', '25862', '25864', '25868', '25870', '25937', '25943'],
    ...['25945', '25950', '25979', '26000', '26464', '26466', '26756', '26758', '27497', '27500'],
  ])('has a price at %s, which is no German island', (zip) => {
    expect(freight(boards, { country: 'DE', zip })).toMatchObject({ price: 8900, isCalculatedAfterwards: false });
  });

  it('treats a Belgian postcode as Belgian even where the Dutch number is an island', () => {
    expect(freight(boards, { country: 'BE', zip: '1791' })).toMatchObject({
      price: 8900,
      isCalculatedAfterwards: false,
    });
  });
});

describe('freight by parcel', () => {
  it('carries up to 20 kg and 1.75 m for 6,95, to islands as well', () => {
    expect(price({ ...screws, weight: 20_000, longestPiece: 1750 }, 'NL', '3011 AA')).toBe(695);
    expect(price(screws, 'NL', '1791 AA')).toBe(695);
    expect(price({ ...screws, weight: 20_001 }, 'NL', '3011 AA')).toBe(6900);
    expect(price({ ...screws, longestPiece: 1751 }, 'NL', '3011 AA')).toBe(6900);
  });

  it('knows the price by parcel before the order', () => {
    const parcel = { method: 'PARCEL', price: 695, isCalculatedAfterwards: false, maximum: null };
    expect(freight(screws, { country: 'DE', zip: '26757' })).toEqual(parcel);
  });

  it('costs 26,95 to Belgium (CA-14)', () => {
    expect(price(screws, 'BE', '1000')).toBe(2695);
  });

  it('brings up to five samples free, to Belgium as well', () => {
    expect([price(samples(5), 'NL', '3011 AA'), price(samples(5), 'BE', '1000')]).toEqual([0, 0]);
    expect([price(samples(6), 'NL', '3011 AA'), price(samples(6), 'BE', '1000')]).toEqual([695, 2695]);
  });
});

describe('freight elsewhere', () => {
  it('does not exist: other countries are not delivered to', () => {
    expect(freight(boards, { country: 'FR', zip: '75001' })).toBeNull();
  });
});

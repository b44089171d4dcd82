import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from './locales';
import { formatMoney } from './money';
import {
  grossOf,
  lineAmounts,
  netOfGross,
  sumAmounts,
  taxOf,
  type VatRate,
  vatRateOfCountry,
  vatRateOfLocale,
} from './vat';

const rate = fc.constantFrom<VatRate>(0, 19, 21);
const cents = fc.integer({ min: 0, max: 1e10 });
const pieces = fc.integer({ min: 1, max: 9999 });
const price = fc.integer({ min: 1, max: 1_000_000 });

describe('the VAT rate', () => {
  it('is 21 % in Dutch and English and 19 % in German while no country is known (CN-02)', () => {
    expect(LOCALES.map(vatRateOfLocale)).toEqual([21, 21, 19]);
  });

  it('is 19 % in the German shop (IN-04)', () => {
    expect(vatRateOfLocale('de')).toBe(19);
  });

  it('is that of the country once one is known (CN-02)', () => {
    expect((['NL', 'BE', 'DE'] as const).map(vatRateOfCountry)).toEqual([21, 21, 19]);
  });
});

describe('the price per N pieces', () => {
  it('is taxed once per line: ten of 9,69 are 117,25 while one is 11,72 (PD-09)', () => {
    expect(lineAmounts(10, 969, 21)).toEqual({ net: 9690, tax: 2035, gross: 11_725 });
    expect(formatMoney(grossOf(969, 21))).toBe('€\u00a011,72');
  });

  it('always has net and tax that make up the gross (PD-09)', () => {
    fc.assert(
      fc.property(pieces, price, rate, (count, net, percent) => {
        const line = lineAmounts(count, net, percent);
        expect(line.net).toBe(count * net);
        expect(line.net + line.tax).toBe(line.gross);
        expect(line.gross).toBeGreaterThanOrEqual(line.net);
      }),
    );
  });

  it('is for one piece what the unit shows (PD-09)', () => {
    fc.assert(fc.property(price, rate, (net, percent) => lineAmounts(1, net, percent).gross === grossOf(net, percent)));
  });
});

describe('tax', () => {
  it('rounds half a cent up (CN-02)', () => {
    expect(taxOf(50, 19)).toBe(10);
    expect(taxOf(50, 21)).toBe(11);
    expect(taxOf(49, 21)).toBe(10);
  });

  it('of a credit mirrors that of its debit (CN-02)', () => {
    fc.assert(fc.property(cents, rate, (net, percent) => taxOf(-net, percent) === -taxOf(net, percent)));
  });

  it('is within half a cent of the exact tax (CN-02)', () => {
    fc.assert(
      fc.property(cents, rate, (net, percent) => {
        const error = BigInt(taxOf(net, percent)) * 100n - BigInt(net) * BigInt(percent);
        expect(error > -50n && error <= 50n).toBe(true);
      }),
    );
  });
});

describe('a price fixed with VAT included', () => {
  it('comes apart so that 69,00 at 21 % is 57,02 and 11,98 (CN-02)', () => {
    expect(netOfGross(6900, 21)).toEqual({ net: 5702, tax: 1198 });
  });

  it('is always what its parts add up to (CN-02)', () => {
    fc.assert(
      fc.property(cents, rate, (gross, percent) => {
        const { net, tax } = netOfGross(gross, percent);
        expect(net + tax).toBe(gross);
        expect(tax).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('leads back to the net it came from (CN-02)', () => {
    fc.assert(fc.property(cents, rate, (net, percent) => netOfGross(grossOf(net, percent), percent).net === net));
  });
});

describe('totals', () => {
  it('are the sums of their lines, not taxed again', () => {
    const line = lineAmounts(1, 3, 19);
    expect(sumAmounts([line, line, line])).toEqual({ net: 9, tax: 3, gross: 12 });
    expect(sumAmounts([])).toEqual({ net: 0, tax: 0, gross: 0 });
  });

  it('have net and tax that make up the gross', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(pieces, price)), rate, (lines, percent) => {
        const total = sumAmounts(lines.map(([count, net]) => lineAmounts(count, net, percent)));
        expect(total.net + total.tax).toBe(total.gross);
      }),
    );
  });
});

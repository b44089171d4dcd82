import { describe, expect, it } from 'vitest';
import { contentsSymbol, formatContents, unitPrice, unitPriceReference } from './contents';

describe('unitPriceReference', () => {
  it.each([
    ['MILLILITRE', 1000],
    ['GRAM', 1000],
    ['MILLIMETRE', 1000],
    ['SQUARE_CENTIMETRE', 10_000],
  ] as const)('is one litre, kilogram, metre or m², however small the pack (%s)', (unit, reference) => {
    expect(unitPriceReference({ unitOfSale: 'CAN', unit, amounts: [100, 250] })).toBe(reference);
  });

  it('is 100 pieces for all sizes where the largest pack holds as many, else one piece', () => {
    const of = (...amounts: number[]) => unitPriceReference({ unitOfSale: 'BOX', unit: 'PIECE', amounts });
    expect(of(50, 200)).toBe(100);
    expect(of(100)).toBe(100);
    expect(of(10, 24, 99)).toBe(1);
  });

  it('is null for sets of different things', () => {
    expect(unitPriceReference({ unitOfSale: 'SET', unit: 'PIECE', amounts: [3, 5] })).toBeNull();
  });
});

describe('unitPrice', () => {
  it('is exact to the cent, halves rounded up (LG-02)', () => {
    // 44,90 net are 53,43 with 19 % VAT; in a can of 2,5 l that is 21,372 a litre.
    expect(unitPrice(5343, 2500, 1000)).toBe(2137);
    expect(unitPrice(1774, 100, 100)).toBe(1774);
    expect(unitPrice(3201, 200, 100)).toBe(1601);
    expect(unitPrice(6533, 500_000, 10_000)).toBe(131);
    expect(unitPrice(1, 3, 1)).toBe(0);
  });
});

describe('formatContents', () => {
  it('writes as few decimals as there are, as the language does', () => {
    expect(formatContents({ amount: 2500, unit: 'MILLILITRE' }, 'de')).toBe('2,5\u00a0l');
    expect(formatContents({ amount: 750, unit: 'MILLILITRE' }, 'en')).toBe('0.75\u00a0l');
    expect(formatContents({ amount: 20_000, unit: 'MILLIMETRE' }, 'nl')).toBe('20\u00a0m');
    expect(formatContents({ amount: 500_000, unit: 'SQUARE_CENTIMETRE' }, 'nl')).toBe('50\u00a0m²');
    expect(formatContents({ amount: 125, unit: 'GRAM' }, 'de')).toBe('0,125\u00a0kg');
    expect(formatContents({ amount: 1200, unit: 'PIECE' }, 'de')).toBe('1.200');
  });
});

it('has a symbol for what is measured and none for pieces', () => {
  expect(contentsSymbol('MILLILITRE')).toBe('l');
  expect(contentsSymbol('PIECE')).toBeNull();
});

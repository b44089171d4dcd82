import type { FinishId, ProductVariantId } from '@geven/odoo-sdk';
import { describe, expect, it } from 'vitest';
import type { BuyRow, FinishChoice, UnitPriceFacts } from './buy-content';
import { chosenFinishes, isOffered, piecePrice, unitPrices } from './finishes';

const row: BuyRow = {
  id: 1 as ProductVariantId,
  name: '3,00 m',
  length: 3000,
  isSample: false,
  price: 3000,
  unitOfSale: 'PIECE',
  contents: null,
  weight: 1,
  stock: 1,
  saleDelay: 1,
  missing: [9 as FinishId],
};
const finish = (values: Partial<FinishChoice>): FinishChoice => ({
  id: 9 as FinishId,
  attribute: 'finishing',
  slug: 'oiled',
  name: 'oiled',
  surchargeText: '',
  details: '',
  isDefault: false,
  extraDays: 0,
  surcharge: { unit: 'SQUARE_METRE', price: 450 },
  ...values,
});
const board = { thickness: 25, width: 145 };
const facts: UnitPriceFacts = {
  pack: { combinationInfo: { price: 1500 }, unitOfSale: 'PIECE', contents: null, isPriceFrom: true },
  metre: 1000,
  squareMetre: 6667,
  squareMetreOfWood: 6897,
  lowest: null,
  isDecking: true,
  squareMetreCaption: '',
};

describe('finishes', () => {
  it('are chosen by attribute and slug; the default is nothing extra', () => {
    const untreated = finish({ id: 8 as FinishId, slug: 'untreated', isDefault: true, surcharge: null });
    const choices = [untreated, finish({})];
    expect(chosenFinishes(choices, { finishing: 'oiled' }).map(({ id }) => id)).toEqual([9]);
    expect(chosenFinishes(choices, { finishing: 'untreated' })).toEqual([]);
    expect(chosenFinishes(choices, { surface_finishing: 'oiled', finishing: 'unheard-of' })).toEqual([]);
  });

  it('change which lengths there are (PD-36)', () => {
    expect(isOffered(row, [finish({})])).toBe(false);
    expect(isOffered(row, [finish({ id: 10 as FinishId })])).toBe(true);
    expect(isOffered({ ...row, id: null }, [])).toBe(false);
  });

  it('change the price of a piece: by its face, its wood or the piece (PD-12, PD-13)', () => {
    // 0,435 m² × 4,50 = 1,96; 0,010875 m³ × 95 = 1,03.
    expect(piecePrice(row, board, [finish({})])).toBe(3000 + 196);
    expect(piecePrice(row, board, [finish({ surcharge: { unit: 'CUBIC_METRE', price: 9500 } })])).toBe(3000 + 103);
    expect(piecePrice(row, board, [finish({ surcharge: { unit: 'PIECE', price: 80 } }), finish({})])).toBe(3276);
    expect(piecePrice({ ...row, isSample: true }, board, [finish({})])).toBe(3000);
  });

  it('change the prices of metre and m² alike, those by the piece alone do not (PD-05, PD-06)', () => {
    // 0,145 m² × 4,50 = 0,65 a metre; ÷ 0,15 m cover.
    expect(unitPrices(facts, { board, cover: 150 }, [finish({})])).toMatchObject({
      metre: 1065,
      squareMetre: 7100,
      squareMetreOfWood: 7345,
    });
    expect(unitPrices(facts, { board, cover: 150 }, [finish({ surcharge: { unit: 'PIECE', price: 80 } })]).metre).toBe(
      1000,
    );
    expect(unitPrices(facts, { board, cover: 150 }, [])).toEqual(facts);
  });
});

import { perLocale } from '@geven/catalogue-records';
import { formatDecimal, formatMetres, type Locale } from '@geven/timber';
import { type AccessoryVariant, everywhere } from './accessory';

// What is sold of an accessory, by kind: each row is a size with its price in net euro cents and its weight in grams.

type Row<Size extends readonly unknown[]> = [...size: Size, price: number, weight: number];

/** Boxes by the number of pieces in them; one piece is no box. */
export const boxes = (...rows: Row<[pieces: number]>[]): AccessoryVariant[] =>
  rows.map(([pieces, price, weight]) => ({
    label:
      pieces === 1
        ? { nl: '1 stuk', en: '1 piece', de: '1 Stück' }
        : { nl: `${pieces} stuks`, en: `${pieces} pieces`, de: `${pieces} Stück` },
    ...(pieces === 1
      ? { unitOfSale: 'PIECE', contents: null }
      : { unitOfSale: 'BOX', contents: { amount: pieces, unit: 'PIECE' } }),
    price,
    weight,
  }));

const liquids = (unitOfSale: 'CAN' | 'BOTTLE', rows: Row<[millilitres: number]>[]): AccessoryVariant[] =>
  rows.map(([amount, price, weight]) => ({
    label: perLocale((locale) => `${decimal(amount / 1000, locale)} l`),
    unitOfSale,
    contents: { amount, unit: 'MILLILITRE' },
    price,
    weight,
  }));

export const cans = (...rows: Row<[millilitres: number]>[]): AccessoryVariant[] => liquids('CAN', rows);
export const bottles = (...rows: Row<[millilitres: number]>[]): AccessoryVariant[] => liquids('BOTTLE', rows);

/** Rolls of a membrane, which is used by the m²: width and length in m. */
export const membraneRolls = (...rows: Row<[width: number, length: number]>[]): AccessoryVariant[] =>
  rows.map(([width, length, price, weight]) => ({
    label: perLocale((locale) => `${decimal(width, locale)} × ${length} m`),
    unitOfSale: 'ROLL',
    contents: { amount: Math.round(width * length * 10_000), unit: 'SQUARE_CENTIMETRE' },
    price,
    weight,
  }));

/** Rolls of a tape, which is used by the metre: width in mm, length in m. */
export const tapeRolls = (...rows: Row<[width: number, length: number]>[]): AccessoryVariant[] =>
  rows.map(([width, length, price, weight]) => ({
    label: everywhere(`${width} mm × ${length} m`),
    unitOfSale: 'ROLL',
    contents: { amount: length * 1000, unit: 'MILLIMETRE' },
    price,
    weight,
  }));

/** Pieces of a length in mm that are used by the metre. */
export const bars = (...rows: Row<[length: number]>[]): AccessoryVariant[] =>
  rows.map(([amount, price, weight]) => ({
    label: perLocale((locale) => `${formatMetres(amount, locale)} m`),
    unitOfSale: 'PIECE',
    contents: { amount, unit: 'MILLIMETRE' },
    price,
    weight,
  }));

/** Single pieces whose sizes read the same in every language. */
export const sizes = (...rows: Row<[label: string]>[]): AccessoryVariant[] =>
  rows.map(([label, price, weight]) => ({
    label: everywhere(label),
    unitOfSale: 'PIECE',
    contents: null,
    price,
    weight,
  }));

/** With as few decimals as it has. */
const decimal = (value: number, locale: Locale): string =>
  formatDecimal(value, String(value).split('.')[1]?.length ?? 0, locale);

import { type FinishAttribute, type FinishUnit, LOCALES } from '@geven/timber';
import { BOOLEAN, CODE, DATE, ITEM_NUMBER, oneOf, PATH, TEXT, whole } from '../column-types';
import { optional, required } from '../columns';
import type { RangeFile } from '../range-file';

const FINISH_UNITS: readonly FinishUnit[] = ['SQUARE_METRE', 'CUBIC_METRE', 'PIECE'];
const FINISH_ATTRIBUTES: readonly FinishAttribute[] = ['surface_finishing', 'finishing'];

export const finishFile: RangeFile = {
  name: 'finishes',
  about: 'Finishes and treatments that a product can have.',
  isRequired: false,
  unique: [['id'], ['template', 'attribute', 'slug']],
  columns: [
    required('id', whole(1), { about: 'Number of the finish.', example: 1 }),
    required('template', ITEM_NUMBER, { about: 'Item number of the product.', example: 'DH-IPE-021145-SM' }),
    required('attribute', oneOf(FINISH_ATTRIBUTES), { about: 'What is chosen.', example: 'finishing' }),
    required('slug', CODE, { about: 'A value of that attribute.', example: 'oiled-once' }),
    required('sequence', whole(0), { about: 'Place in lists.', example: 10 }),
    required('isDefault', BOOLEAN, { about: 'What it has unless another is chosen.', example: 'no' }),
    optional('surchargeUnit', oneOf(FINISH_UNITS), null, {
      about: 'What the surcharge is for; empty: part of the price.',
      example: 'SQUARE_METRE',
    }),
    optional('surchargePrice', whole(0), null, { about: 'Net euro cents of one unit.', example: 450 }),
    optional('extraDays', whole(0, 365), 0, { about: 'Days that it takes.', example: 8 }),
    optional('longest', whole(1, 100_000), null, {
      about: 'Longest piece that can be finished so, mm.',
      example: 4850,
    }),
  ],
};

export const listPriceFile: RangeFile = {
  name: 'list-prices',
  about:
    'What variants cost customers with another price list than everybody; a variant without a row costs the standard price.',
  isRequired: false,
  unique: [['priceList', 'itemNumber']],
  columns: [
    required('priceList', CODE, { about: 'Key of the list; not `standard`.', example: 'trade' }),
    required('itemNumber', ITEM_NUMBER, { about: 'Item number of the variant.', example: 'DH-IPE-021145-SM-2450' }),
    required('price', whole(0), { about: 'Net euro cents of one unit of sale.', example: 4140 }),
    optional('priceM1', whole(0), null, {
      about: 'Net euro cents of a metre; empty: what follows from price and length.',
      example: 1690,
    }),
  ],
};

export const priceFile: RangeFile = {
  name: 'prices',
  about: 'What variants have cost before; the present price needs no row. Reduced products are compared with them.',
  isRequired: false,
  unique: [['itemNumber', 'priceList', 'validFrom']],
  columns: [
    required('itemNumber', ITEM_NUMBER, { about: 'Item number of the variant.', example: 'DH-IPE-021145-SM-2450' }),
    optional('priceList', CODE, 'standard', { about: 'Price list.', example: 'standard' }),
    required('price', whole(0), { about: 'Net euro cents of a piece.', example: 4890 }),
    optional('priceM1', whole(0), null, { about: 'Net euro cents of a metre.', example: 1996 }),
    required('validFrom', DATE, { about: 'When it began.', example: '2026-10-01T00:00:00.000Z' }),
  ],
};

export const redirectFile: RangeFile = {
  name: 'search-redirects',
  about: 'Searches that lead to a page instead of to results.',
  isRequired: false,
  unique: [['from', 'locale']],
  columns: [
    required('from', TEXT, { about: 'What is searched for.', example: 'delivery time' }),
    optional('locale', oneOf(LOCALES), null, { about: 'Language; empty: all.', example: 'nl' }),
    required('to', PATH, { about: 'Path in the shop.', example: '/t/delivery' }),
  ],
};

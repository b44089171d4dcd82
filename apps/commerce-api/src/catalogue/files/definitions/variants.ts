import { CONTENTS_UNITS, UNITS_OF_SALE } from '@geven/timber';
import { BOOLEAN, ITEM_NUMBER, oneOf, pattern, TEXT, whole } from '../column-types';
import { optional, required, texts } from '../columns';
import type { RangeFile } from '../range-file';

const EAN = pattern('13 digits', /^\d{13}$/);

export const variantFile: RangeFile = {
  name: 'variants',
  about: 'Lengths of boards, sizes of accessories: what is put into a cart.',
  isRequired: true,
  unique: [['id'], ['itemNumber'], ['barcode']],
  columns: [
    required('id', whole(1), { about: 'Number of the variant.', example: 1201 }),
    required('template', ITEM_NUMBER, { about: 'Item number of its product.', example: 'DH-IPE-021145-SM' }),
    required('itemNumber', ITEM_NUMBER, { about: 'Its own item number.', example: 'DH-IPE-021145-SM-2450' }),
    required('barcode', EAN, { about: 'EAN-13 with its check digit.', example: '2000000012018' }),
    optional('lengthMm', whole(1, 100_000), null, { about: 'Length, mm.', example: 2450 }),
    optional('lengthValue', whole(1, 100_000), null, {
      about: 'The length as an attribute: mm, or 23 for a sample piece.',
      example: 2450,
    }),
    required('price', whole(0), { about: 'Net euro cents of one unit of sale.', example: 4601 }),
    required('stock', whole(-1_000_000, 1_000_000), { about: 'Units of sale.', example: 120 }),
    required('saleDelay', whole(0, 365), { about: 'Days until it leaves the yard, from stock.', example: 2 }),
    required('weight', whole(0), { about: 'Grams of one unit of sale.', example: 7900 }),
    optional('isSample', BOOLEAN, false, { about: 'Whether it is a sample piece.', example: 'no' }),
    optional('isPublished', BOOLEAN, true, { about: 'Whether it is for sale.', example: 'yes' }),
    optional('unitOfSale', oneOf(UNITS_OF_SALE), 'PIECE', {
      about: 'What the price buys one of, and a cart counts.',
      example: 'PIECE',
    }),
    optional('contentsAmount', whole(1), null, {
      about: 'What one of it holds, in `contentsUnit`: of a box the screws in it. The unit price follows from it.',
    }),
    optional('contentsUnit', oneOf(CONTENTS_UNITS), null, { about: 'What `contentsAmount` is counted in.' }),
    ...texts(required('name', TEXT, { about: 'Full name.', example: 'Ipe decking board 21 × 145 mm, smooth, 2,45 m' })),
  ],
};

import { expect, it } from 'vitest';
import { getMessages } from '@/lib/texts/i18n';
import { createTranslate } from '@/lib/texts/translate';
import { packHeadline } from './pack-headline';

const { price, finish, lengths, total } = getMessages('de', 'product');
const t = createTranslate({ price, finish, lengths, total, units: getMessages('de', 'units') }, 'de');
const context = { locale: 'de', isNet: false, vatRate: 19 } as const;
const can = (millilitres: number, cents: number) =>
  ({
    price: cents,
    unitOfSale: 'CAN',
    contents: { amount: millilitres, unit: 'MILLILITRE', reference: 1000 },
  }) as const;

it('shows the cheapest litre and the cheapest can, each with the can it belongs to (LG-02)', () => {
  expect(packHeadline([can(5000, 8390), can(750, 1790)], context, t)).toEqual([
    { prefix: 'ab', amount: '€\u00a019,97', unit: '/l', caption: '1 Dose mit 5\u00a0l' },
    {
      prefix: 'ab',
      amount: '€\u00a021,30',
      unit: '/Dose',
      caption: '1 Dose mit 0,75\u00a0l, €\u00a028,40 /l',
    },
  ]);
});

it('is none for one can, for cans of one price, and for what is not measured', () => {
  expect(packHeadline([can(750, 1790)], context, t)).toBeNull();
  expect(packHeadline([can(1000, 1000), can(2000, 2000)], context, t)).toBeNull();
  expect(packHeadline([can(750, 1790), { price: 500, unitOfSale: 'PIECE', contents: null }], context, t)).toBeNull();
});

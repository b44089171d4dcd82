import type { Cart } from '@geven/odoo-sdk';
import { expect, it } from 'vitest';
import { getTexts } from '@/lib/texts/i18n';
import { totalNote } from './total-note';

const cart = { isDeliveryKnown: true, deliveryCalculatedAfterwards: false, vatRate: 19 };

it.each([
  ['an address with its freight', {}, 'with delivery, incl. VAT'],
  ['no address yet', { isDeliveryKnown: false }, 'without delivery, incl. VAT'],
  ['freight that is calculated afterwards', { deliveryCalculatedAfterwards: true }, 'without delivery, incl. VAT'],
  ['a company of another country', { vatRate: 0 }, 'with delivery'],
])('says what a total has in it: %s', (_, facts, said) => {
  expect(totalNote({ ...cart, ...facts } as Cart, getTexts('en', 'cart'))).toBe(said);
});

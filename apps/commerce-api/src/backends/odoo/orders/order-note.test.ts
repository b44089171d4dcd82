import { expect, it } from 'vitest';
import { NO_TEXTS } from '../../../domain/cart/order-texts';
import { orderNote } from './order-note';

it('says in the language of the order what Odoo has no field for, as HTML (CA-23)', () => {
  const order = {
    clientOrderRef: 'PO 1',
    projectReference: 'Deck',
    transportMsg: 'Gate 3\n<b>twice</b>',
    remark: null,
  };
  expect(orderNote(order, 'de')).toBe(
    '<p>Projektreferenz: Deck</p><p>Transporthinweis: Gate 3<br/>&lt;b&gt;twice&lt;/b&gt;</p>',
  );
});

it('leaves the note of Odoo as it is where nothing is written', () => {
  expect(orderNote({ ...NO_TEXTS, clientOrderRef: 'PO 1' }, 'nl')).toBeNull();
});

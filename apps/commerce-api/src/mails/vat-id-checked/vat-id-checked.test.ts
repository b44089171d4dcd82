import { LOCALES } from '@geven/timber';
import { describe, expect, it } from 'vitest';
import type { VatIdCheck } from '../../domain/checkout/vat-id-check';
import { sampleOrder } from '../../testing/sample-order';
import { SENDER } from '../shared/testing/sample-sender';
import { vatIdChecked } from './vat-id-checked';

const orders = { byId: async (id: number) => (id === 42 ? sampleOrder('nl') : null) };
const sources = { orders, sender: SENDER } as unknown as Parameters<typeof vatIdChecked.message>[1];

const data = (outcome: VatIdCheck['outcome'], orderId = 42) => ({
  orderId,
  check: { vatId: 'NL000099998B57', outcome, checkedAt: '2026-11-25T12:00:00.000Z', consultationNumber: 'WAPI1' },
});

describe('the mail vat-id-checked', () => {
  it('tells the merchant that VAT was charged although the VAT id is valid (LG-08)', async () => {
    const message = await vatIdChecked.message(data('valid'), sources);
    expect(message).toMatchObject({
      to: { email: SENDER.seller.email },
      subject: 'Bestellung S107312: USt-IdNr. NL000099998B57 ist gültig',
    });
    const text = message?.text.replace(/\s+/g, ' ');
    expect(text).toContain('daher wurden € 237,76 MwSt. berechnet');
    expect(text).toContain('am 25. Nov. 2026 erneut geprüft und ist gültig. Anfragekennung: WAPI1.');
  });

  it.each(LOCALES)('says that there is nothing to do where it is not (%s) (LG-08)', async (locale) => {
    const message = await vatIdChecked.message(data('invalid'), sources, locale);
    expect(message?.subject).toMatch(/nicht gültig|is not valid|niet geldig/);
    expect(message?.text).toMatch(/nichts zu tun|nothing to do|niets te doen/);
    expect(message?.text).not.toMatch(/WAPI1|\{\{/);
  });

  it('is sent to nobody where the order is gone', async () => {
    expect(await vatIdChecked.message(data('valid', 1), sources)).toBeNull();
  });
});

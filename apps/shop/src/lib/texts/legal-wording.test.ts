import { LOCALES } from '@geven/timber';
import { describe, expect, it } from 'vitest';
import { getMessages, getTexts } from '@/lib/texts/i18n';

// Sentences that the law asks for, word by word: a change of one must be meant.
describe('what the law asks to be said', () => {
  it('is on the order button (LG-01, CO-16)', () => {
    expect(LOCALES.map((locale) => getMessages(locale, 'checkout').confirm.order)).toEqual([
      'Bestelling met betalingsverplichting',
      'Order with obligation to pay',
      'Zahlungspflichtig bestellen',
    ]);
  });

  it('is on the way to a withdrawal and on the button that declares it (LG-04)', () => {
    expect(LOCALES.map((locale) => getMessages(locale, 'common').footer.withdraw)).toEqual([
      'Overeenkomst hier herroepen',
      'Withdraw from contract here',
      'Vertrag widerrufen',
    ]);
    expect(LOCALES.map((locale) => getMessages(locale, 'withdrawal').confirm.submit)).toEqual([
      'Herroeping bevestigen',
      'Confirm withdrawal',
      'Widerruf bestätigen',
    ]);
  });

  it('is beside prices: whether they hold VAT, and that delivery is added', () => {
    expect(LOCALES.map((locale) => getTexts(locale, 'common')('priceNoteIncl', { rate: 21 }))).toEqual([
      'Prijzen incl. 21% btw, excl. bezorgkosten',
      'Prices incl. 21% VAT, plus delivery costs',
      'Preise inkl. 21\u00a0% MwSt., zzgl. Lieferkosten',
    ]);
    expect(LOCALES.map((locale) => getTexts(locale, 'common')('priceNoteExcl'))).toEqual([
      'Prijzen excl. btw en bezorgkosten',
      'Prices excl. VAT and delivery costs',
      'Preise netto, zzgl. MwSt. und Lieferkosten',
    ]);
    expect(LOCALES.map((locale) => getTexts(locale, 'product')('total.incl', { rate: 19 }))).toEqual([
      'incl. 19% btw, excl. bezorgkosten',
      'incl. 19% VAT, plus delivery costs',
      'inkl. 19\u00a0% MwSt., zzgl. Lieferkosten',
    ]);
  });

  it('is under the total: what of it is VAT', () => {
    const parts = { net: '100,00', rate: 21, tax: '21,00' };
    expect(LOCALES.map((locale) => getTexts(locale, 'cart')('vatNote', parts))).toEqual([
      'netto 100,00 + 21% btw 21,00',
      'net 100,00 + 21% VAT 21,00',
      'netto 100,00 + 21\u00a0% MwSt. 21,00',
    ]);
  });

  it('says before ordering which of the goods can be withdrawn from (LG-05)', () => {
    for (const locale of LOCALES) {
      const { confirm, payment } = getMessages(locale, 'checkout');
      expect(confirm.note).toMatch(/\{\{right\}\}$/);
      expect(payment.withdrawal).toMatch(/^\{\{right\}\}/);
    }
    expect(LOCALES.map((locale) => Object.values(getMessages(locale, 'checkout').withdrawal))).toEqual([
      [
        'Consumenten hebben een herroepingsrecht van 14\u00a0dagen.',
        'Consumenten hebben een herroepingsrecht van 14\u00a0dagen, behalve voor de gemarkeerde regels.',
        'Deze goederen worden volgens uw specificaties gemaakt: er geldt geen herroepingsrecht.',
      ],
      [
        'Consumers have a right of withdrawal of 14\u00a0days.',
        'Consumers have a right of withdrawal of 14\u00a0days, except for the lines marked above.',
        'These goods are made to your specifications: there is no right of withdrawal.',
      ],
      [
        'Verbraucher haben ein Widerrufsrecht von 14\u00a0Tagen.',
        'Verbraucher haben ein Widerrufsrecht von 14\u00a0Tagen; ausgenommen sind die gekennzeichneten Positionen.',
        'Diese Waren werden nach Ihren Vorgaben angefertigt: Es besteht kein Widerrufsrecht.',
      ],
    ]);
  });
});

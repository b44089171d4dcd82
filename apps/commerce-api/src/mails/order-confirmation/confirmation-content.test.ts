import { LOCALES, type Locale } from '@geven/timber';
import { describe, expect, it } from 'vitest';
import type { LineFinish } from '../../domain/cart/finish';
import type { PlacedOrder } from '../../domain/checkout/placed-order';
import { sampleOrder } from '../../testing/sample-order';
import { GOODS } from '../shared/testing/sample-goods';
import { SENDER, sampleOrderAddress } from '../shared/testing/sample-sender';
import { confirmationContent } from './confirmation-content';
import { confirmationText } from './confirmation-text';

const SHOP = { sender: SENDER, goods: GOODS };

const textOf = (locale: Locale, changes = {}) =>
  confirmationText(confirmationContent(sampleOrder(locale, changes), { ...SHOP, link: sampleOrderAddress(locale) }));

describe('the order confirmation', () => {
  it('gives bank data, amount and reference first, for the order waits for the money (PY-07)', () => {
    const text = textOf('de');
    const facts = [
      'BITTE ÜBERWEISEN',
      'Betrag: € 1.489,17',
      'Empfänger: Geven Holz GmbH',
      'IBAN: DE02 1203 0000 0000 2020 51',
      'BIC: BYLADEM1001',
      'Bank: Bank',
      'Verwendungszweck: S107312',
    ];
    expect(text).toContain(facts.join('\n'));
    expect(text.indexOf('BITTE ÜBERWEISEN')).toBeLessThan(text.indexOf('IHRE BESTELLUNG'));
    expect(text).toContain('die wir hiermit annehmen. Wir beginnen, sobald der Betrag eingegangen ist.');
  });

  it('says what comes next, from now on, with the days that are known', () => {
    const steps = [
      'SO GEHT ES WEITER',
      '1. Zahlung: jetzt',
      '2. Kommissionieren',
      '3. Bündeln',
      '4. Lieferung: 2.–13. Dez.',
    ];
    expect(textOf('de')).toContain(steps.join('\n'));
  });

  it.each(LOCALES)('asks for no transfer where the order is paid already, and says so (%s)', (locale) => {
    const paid: PlacedOrder = { ...sampleOrder(locale), paymentKind: 'CARD', paymentState: 'done' };
    const text = confirmationText(confirmationContent(paid, { ...SHOP, link: sampleOrderAddress(locale) }));
    expect(text).not.toMatch(/IBAN|BIC|überweisen|transfer|overmaken|Maak .* over/i);
    expect(text).toMatch(
      /Zahlung von € 1\.489,17 ist eingegangen|payment of € 1\.489,17 has|betaling van € 1\.489,17 is/,
    );
    expect(text).not.toMatch(/sofern der Betrag|if we receive the amount|mits|zodra/i);
  });

  it.each([
    ['nl', 'Van btw vrijgestelde intracommunautaire levering'],
    ['en', 'VAT-exempt intra-Community supply'],
    ['de', 'Steuerfreie innergemeinschaftliche Lieferung'],
  ] as const)('says why an order bears no VAT (%s) (LG-16)', (locale, reason) => {
    const amounts = { untaxed: 125_141, tax: 0, total: 125_141, delivery: 6639, discounts: 0 };
    const text = textOf(locale, { vatRate: 0, amounts });
    expect(text).toContain(reason);
    expect(text).not.toMatch(/0\s?% (VAT|btw|MwSt)/);
  });

  it('lists lines and sums to the cent in German', () => {
    const text = textOf('de');
    const lines = [
      'Terrassendiele <Bangkirai>',
      '  24 Stück à € 58,52                                  € 1.404,58',
      'Muster Ipé',
      '  1 Stück à € 5,59                                        € 5,59',
      'Preise inklusive 19 % MwSt., gerundet je Position.',
      '',
      'Warenwert                                             € 1.410,17',
      'Lieferung                                                € 79,00',
      'Gesamtbetrag                                          € 1.489,17',
      '  netto € 1.251,41 + 19 % MwSt. € 237,76',
    ];
    expect(text).toContain(lines.join('\n'));
    expect(text).toContain('25,0 kg, längstes Stück 4,85 m');
    expect(text).toContain('Voraussichtlich 2.–13. Dez.');
    expect(text).toContain('LIEFERADRESSE\nEva Brandt\nLindenstraße 4\n50667 Köln\nDeutschland');
    expect(text).toContain('RECHNUNGSADRESSE\nZimmerei Brandt\nEva Brandt');
  });

  it('has what a promo code took off between goods and delivery (CA-10)', () => {
    const discount = { net: -826, tax: -174, gross: -1000 };
    const coupon = { code: 'TEN', barrier: null, minimum: 0, discount };
    const amounts = { untaxed: 124_315, tax: 23_602, total: 147_917, delivery: 7900, discounts: -1000 };
    const text = textOf('de', { coupon, amounts });
    expect(text).toMatch(/Warenwert .*\nGutscheincode TEN {2,}€ -10,00\nLieferung /);
    expect(text).toContain('€ 1.479,17');
    expect(textOf('de')).not.toContain('Gutscheincode');
  });

  it('repeats what was written on the order (CA-22)', () => {
    const written = { clientOrderRef: 'PO 4711', projectReference: 'Deck', transportMsg: 'Gate 3', remark: 'No rush' };
    const facts = [
      'Factuurreferentie: PO 4711',
      'Projectreferentie: Deck',
      'Transportopmerking: Gate 3',
      'Opmerking: No rush',
    ];
    for (const fact of facts) {
      expect(textOf('nl', written)).toContain(fact);
      expect(textOf('nl')).not.toContain(fact.split(':')[0]);
    }
  });

  it('lists lines and sums to the cent in Dutch and English', () => {
    expect(textOf('nl')).toMatch(/ {2}24 stuks à € 58,52 {2,}€ 1\.404,58\n/);
    expect(textOf('nl')).toContain('1 stuk à € 5,59');
    expect(textOf('nl')).toMatch(/Totaal {2,}€ 1\.489,17\n {2}netto € 1\.251,41 \+ 19% btw € 237,76/);
    expect(textOf('en')).toMatch(/ {2}24 pieces at € 58,52 {2,}€ 1\.404,58\n/);
    expect(textOf('en')).toMatch(/Total {2,}€ 1\.489,17\n {2}net € 1\.251,41 \+ 19% VAT € 237,76/);
    expect(textOf('en')).toContain('25.0 kg, longest piece 4.85 m');
  });

  it('counts packs by their own word, in the right number', () => {
    const [board, other] = sampleOrder('de').order.lines;
    const lines = [
      { ...board, pieces: 2, unitOfSale: 'BOX' },
      { ...other, pieces: 1, unitOfSale: 'CAN' },
    ];
    expect(textOf('de', { lines })).toMatch(/ {2}2 Packungen à € 58,52 [\s\S]* {2}1 Dose à € 5,59 /);
    expect(textOf('nl', { lines })).toMatch(/ {2}2 dozen à € 58,52 [\s\S]* {2}1 blik à € 5,59 /);
    expect(textOf('en', { lines })).toMatch(/ {2}2 boxes at € 58,52 [\s\S]* {2}1 can at € 5,59 /);
  });

  it.each(LOCALES)('never says that pieces times a rounded price equal the amount of their line (%s)', (locale) => {
    // 24 × € 58,52 would be € 1.404,48.
    expect(textOf(locale)).not.toMatch(/ = /);
    expect(textOf(locale)).toMatch(/afgerond per regel|gerundet je Position|rounded per line/);
  });

  it('names the finishes of a line below its pieces, each with its amount, and that it cannot be withdrawn from (PD-13) (LG-05)', () => {
    const [line, ...others] = sampleOrder('de').order.lines;
    const finish = { id: 5, attribute: 'finishing', isDefault: false, extraDays: 8, longest: null } as const;
    const finishes: LineFinish[] = [
      {
        ...finish,
        slug: 'oiled-once',
        name: '1× geölt',
        surcharge: { unit: 'SQUARE_METRE', price: 450 },
        quantity: 957,
        net: 4307,
      },
      {
        ...finish,
        slug: 'impregnated-4',
        name: 'imprägniert GK 4',
        surcharge: { unit: 'CUBIC_METRE', price: 9500 },
        quantity: 239,
        net: 2271,
      },
      { ...finish, slug: 'fine-sawn', name: 'feinsägerau', surcharge: null, quantity: 0, net: 0 },
    ];
    const finished = { ...line, finishes, priceUnitFinished: 5123, hasWithdrawalRight: false };
    const text = textOf('de', { lines: [finished, ...others] });
    const lines = [
      'Terrassendiele <Bangkirai>',
      '  24 Stück à € 60,96                                  € 1.404,58',
      '  davon 1× geölt, 9,57 m²: € 51,25',
      '  davon Imprägniert GK 4, 0,239 m³: € 27,02',
      '  Feinsägerau',
      '  Auf Bestellung behandelt – kein Widerrufsrecht',
    ];
    expect(text).toContain(lines.join('\n'));
    expect(text).toContain('14 Tagen; ausgenommen sind die gekennzeichneten Positionen.');
  });

  it('grants the right of withdrawal exactly where there is one (LG-05)', () => {
    const { lines } = sampleOrder('de').order;
    const none = lines.map((line) => ({ ...line, hasWithdrawalRight: false }));
    expect(textOf('de', { lines })).toContain('Verbraucher haben ein Widerrufsrecht von 14 Tagen.\n');
    expect(textOf('de', { lines })).not.toContain('kein Widerrufsrecht');
    expect(textOf('de', { lines: none })).toContain('Es besteht kein Widerrufsrecht.');
    expect(textOf('de', { lines: none })).toContain('Auf Bestellung gehobelt – kein Widerrufsrecht');
  });

  it('says that delivery is calculated afterwards, with the maximum and that cancelling is free until then', () => {
    const freight = { method: 'TRUCK', price: 0, isCalculatedAfterwards: true, maximum: 19_500 };
    const text = textOf('de', { freight });
    expect(text).toContain('sie betragen höchstens € 195,00. Bitte überweisen Sie erst danach');
    expect(text).toContain('können Sie kostenlos stornieren');
    expect(text).toMatch(/Lieferung {2,}im Nachhinein berechnet, höchstens € 195,00/);
    expect(text).toMatch(/Gesamtbetrag ohne Lieferkosten {2,}€ 1\.489,17/);
    expect(text).toContain('Sie wird erst verbindlich, wenn Sie den Lieferkosten zugestimmt haben.');
    expect(text).not.toContain('hiermit annehmen');
  });

  it('names yard, appointment and who comes, and no window, when the goods are picked up (CA-17) (CA-18)', () => {
    const freight = { method: 'PICKUP', price: 0, isCalculatedAfterwards: false, maximum: null };
    const text = textOf('nl', { freight, isPickup: true });
    expect(text).toContain('LEVERING\nAfhalen: Musterweg 1, D-47574 Goch, op afspraak');
    expect(text).toContain('AFGEHAALD DOOR\n');
    expect(text).not.toContain('BEZORGADRES');
    expect(text).not.toContain('Naar verwachting');
  });

  it.each(LOCALES)('leaves no place of a text unfilled (%s)', (locale) => {
    expect(textOf(locale)).not.toMatch(/\{\{|undefined|null/);
    expect(textOf(locale)).toContain('Geven Holz GmbH');
  });
});

import type { PlacedOrder } from '@geven/odoo-sdk';
import { describe, expect, it } from 'vitest';
import { getTexts } from '@/lib/texts/i18n';
import { sampleOrder } from '@/testing/sample-order';
import { orderStations, stateText } from './order-process';

const text = getTexts('de', 'orders');

const planed = sampleOrder().websiteOrderLine.map((line) => ({ ...line, finishes: [], hasWithdrawalRight: false }));
const stations = (changes: Partial<PlacedOrder>) =>
  orderStations(sampleOrder({ processStep: null, websiteOrderLine: planed, ...changes }), 'de', text);
const stationsOf = (state: PlacedOrder['state'], processStep: PlacedOrder['processStep'] = null) =>
  stations({ state, processStep })?.map(({ label, state: each }) => `${label}: ${each}`);

describe('the process line of an order', () => {
  it.each([
    ['Collect', ['current', 'ahead', 'ahead']],
    ['Planing', ['done', 'current', 'ahead']],
    ['Bundling', ['done', 'done', 'current']],
  ] as const)('is at %s while the yard is (DB-11)', (step, [collect, planing, bundling]) => {
    expect(stationsOf('SalesOrder', step)).toEqual([
      `Kommissionieren: ${collect}`,
      `Hobeln: ${planing}`,
      `Bündeln: ${bundling}`,
      'Lieferung: ahead',
    ]);
  });

  it('begins with the payment as long as that is waited for (DB-11)', () => {
    expect(stationsOf('QuotationSent')).toEqual([
      'Zahlung: current',
      'Kommissionieren: ahead',
      'Hobeln: ahead',
      'Bündeln: ahead',
      'Lieferung: ahead',
    ]);
  });

  it('does not plane what is in stock, unless the yard says so', () => {
    const websiteOrderLine = planed.map((line) => ({ ...line, hasWithdrawalRight: true }));
    const names = (processStep: PlacedOrder['processStep']) =>
      stations({ state: 'SalesOrder', processStep, websiteOrderLine })?.map(({ label }) => label);
    expect(names(null)).toEqual(['Kommissionieren', 'Bündeln', 'Lieferung']);
    expect(names('Planing')).toContain('Hobeln');
  });

  it('is done for what has left the yard, and not there for what is cancelled', () => {
    expect(stationsOf('Locked')).toEqual([
      ...['Kommissionieren: done', 'Hobeln: done', 'Bündeln: done', 'Lieferung: done'],
    ]);
    expect(stationsOf('Cancelled')).toBeUndefined();
    expect(stationsOf('Quotation')).toBeUndefined();
  });

  it('ends at the yard for what is picked up', () => {
    const shippingMethod = { code: 'PICKUP' as const, price: 0, deliveryConditions: '' };
    expect(stations({ state: 'SalesOrder', shippingMethod })?.at(-1)?.label).toBe('Abholung');
  });

  it('has the days of delivery where they are known, and no others, because the yard notes none', () => {
    const datesOf = (deliveryDates: PlacedOrder['deliveryDates']) =>
      stations({ state: 'SalesOrder', deliveryDates })?.map(({ date }) => date?.replaceAll('\u00a0', ' '));
    expect(datesOf(null)).toEqual([undefined, undefined, undefined, undefined]);
    expect(datesOf({ from: '2026-12-01', to: '2026-12-12' })).toEqual([
      ...[undefined, undefined, undefined],
      expect.stringMatching(/1\..*12\. Dez/),
    ]);
  });
});

describe('the words for an order', () => {
  const STATES = ['Quotation', 'QuotationSent', 'SalesOrder', 'Locked', 'Cancelled'] as const;
  const INVOICES = ['UpsellingOpportunity', 'FullyInvoiced', 'ToInvoice', 'NothingtoInvoice'] as const;
  const STEPS = ['Collect', 'Planing', 'Bundling'] as const;

  it.each([
    ['nl', ['Offerte', 'Nog niet betaald', 'Bestelling in behandeling', 'Afgerond', 'Geannuleerd']],
    ['en', ['Quotation', 'Not paid yet', 'Order in progress', 'Completed', 'Cancelled']],
    ['de', ['Angebot', 'Noch nicht bezahlt', 'Auftrag', 'Abgeschlossen', 'Storniert']],
  ] as const)('name each state, in %s (DB-09)', (locale, names) => {
    const own = getTexts(locale, 'orders');
    expect(STATES.map((state) => stateText({ state, processStep: null }, own))).toEqual(names);
  });

  it.each([
    ['nl', ['Meer geleverd dan besteld', 'Volledig gefactureerd', 'Te factureren', 'Geen factuur']],
    ['en', ['More delivered than ordered', 'Fully invoiced', 'To be invoiced', 'No invoice']],
    ['de', ['Mehr geliefert als bestellt', 'Vollständig abgerechnet', 'Abzurechnen', 'Keine Rechnung']],
  ] as const)('name each invoice status, in %s (DB-12, EN-06)', (locale, names) => {
    expect(INVOICES.map((status) => getTexts(locale, 'orders')(`invoiceStatus.${status}`))).toEqual(names);
  });

  it.each([
    ['nl', ['Verzamelen', 'Schaven', 'Bundelen']],
    ['en', ['Collect', 'Planing', 'Bundling']],
    ['de', ['Kommissionieren', 'Hobeln', 'Bündeln']],
  ] as const)('name each step behind the state, in %s (DB-11)', (locale, names) => {
    const own = getTexts(locale, 'orders');
    for (const [index, processStep] of STEPS.entries()) {
      const words = stateText({ state: 'SalesOrder', processStep }, own);
      expect(words).toBe(`${own('states.SalesOrder')}, ${names[index]}`);
    }
  });
});

import { lineAmounts, sumAmounts, type VatRate } from '@geven/timber';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleOrder } from '../../testing/sample-order';
import type { OrderLine } from '../cart/cart';
import type { LineFinish } from '../cart/finish';
import { draftCreditNote } from './draft-credit-note';
import { draftInvoice, type Issuer } from './draft-invoice';
import type { Invoice } from './invoice';

const ISSUER = {
  seller: { name: 'Geven Holz GmbH' },
  bank: { iban: 'DE02120300000000202051' },
} as Issuer;
const BUYER_IDS = { leitwegId: null, peppolId: null };

const draft = (placed = sampleOrder('de'), notes: Parameters<typeof draftInvoice>[0]['notes'] = []) =>
  draftInvoice({ ...ISSUER, placed, notes, buyerIds: BUYER_IDS });

const invoiceOf = (changes: Partial<Invoice> = {}): Invoice => ({
  ...draft(),
  ...{ id: 1, orderId: 42, number: 'RE2026-00001', issuedOn: '2026-12-01' },
  ...changes,
});

const rate = fc.constantFrom<VatRate>(19, 21, 0);

/** Lines as carts have them: taxed one by one. */
const anyLines = (vatRate: VatRate) =>
  fc.array(
    fc
      .record({
        pieces: fc.integer({ min: 1, max: 9999 }),
        priceUnit: fc.integer({ min: 0, max: 100_000 }),
        finishes: fc.array(fc.integer({ min: 0, max: 1_000_000 }), { maxLength: 3 }),
      })
      .map(({ pieces, priceUnit, finishes }) => {
        const priceFinishes = finishes.reduce((sum, net) => sum + net, 0);
        const amounts = lineAmounts(1, pieces * priceUnit + priceFinishes, vatRate);
        const [sample] = sampleOrder('de').order.lines;
        return {
          ...(sample as OrderLine),
          ...{ pieces, priceUnit, priceFinishes, ...amounts },
          finishes: finishes.map((net) => ({ name: 'Oiled', net }) as LineFinish),
        };
      }),
    { minLength: 1, maxLength: 30 },
  );

describe('an invoice of an order', () => {
  it('comes to the cent of the order, from its lines, freight and discount (LG-17)', () => {
    const anyOrder = rate.chain((vatRate) =>
      fc.record({
        vatRate: fc.constant(vatRate),
        lines: anyLines(vatRate),
        freight: fc.integer({ min: 0, max: 100_000 }).map((net) => lineAmounts(1, net, vatRate)),
        discount: fc.integer({ min: 0, max: 5000 }).map((net) => lineAmounts(1, -net, vatRate)),
      }),
    );
    fc.assert(
      fc.property(anyOrder, ({ vatRate, lines, freight, discount }) => {
        const { net: untaxed, tax, gross: total } = sumAmounts([...lines, freight, discount]);
        const amounts = { untaxed, tax, total, delivery: freight.gross, discounts: discount.gross };
        const coupon = { code: 'X', discount, barrier: null, minimum: 0 };
        const invoice = draft(sampleOrder('de', { vatRate, lines, amounts, coupon }));
        expect(invoice.freight).toEqual(freight);
        expect(sumAmounts([...invoice.lines, invoice.freight, invoice.discount])).toEqual(invoice.amounts);
        expect(invoice.amounts).toEqual({ net: untaxed, tax, gross: total });
        for (const { pieces, priceUnit, charges, net } of invoice.lines)
          expect(pieces * priceUnit + charges.reduce((sum, charge) => sum + charge.net, 0)).toBe(net);
      }),
    );
  });

  it('says when it was ordered, paid and delivered, each as a day in Berlin', () => {
    const at = (kind: 'paid' | 'delivered', time: string) => ({ kind, cents: null, at: new Date(time) });
    const notes = [at('paid', '2026-11-30T23:30:00Z'), at('delivered', '2026-12-04T10:00:00Z')];
    const days = { orderedOn: '2026-11-25', paidOn: '2026-12-01', deliveredOn: '2026-12-04' };
    expect(draft(sampleOrder('de'), notes)).toMatchObject(days);
    expect(draft(sampleOrder('de'))).toMatchObject({ paidOn: null, deliveredOn: null });
    expect(draft({ ...sampleOrder('de'), paymentKind: 'CARD', paymentState: 'done' }).paidOn).toBe('2026-11-25');
  });

  it('is made out to the billing address, else to that of the delivery, and to nobody else', () => {
    expect(draft().buyer.address.companyName).toBe('Zimmerei Brandt');
    expect(draft(sampleOrder('de', { invoiceAddress: null })).buyer.address.companyName).toBeNull();
    const nobody = sampleOrder('de', { invoiceAddress: null, shippingAddress: null });
    expect(() => draft(nobody)).toThrow('no address');
  });
});

describe('a credit note', () => {
  it('of everything repeats the invoice and names it', () => {
    const invoice = invoiceOf();
    const creditNote = draftCreditNote({ invoice, credited: [], cents: invoice.amounts.gross, partName: 'Part' });
    expect(creditNote).toMatchObject({
      kind: 'creditNote',
      ...{ lines: invoice.lines, freight: invoice.freight, amounts: invoice.amounts },
      corrects: { number: 'RE2026-00001', issuedOn: '2026-12-01' },
    });
    expect(creditNote).not.toHaveProperty('number');
  });

  it('of each part: net and VAT of all of them are those of the invoice in the end', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 60_000 }), { maxLength: 8 });
    fc.assert(
      fc.property(
        rate,
        fc.integer({ min: 0, max: 200_000 }),
        fc.integer({ min: -20, max: 20 }),
        parts,
        (vatRate, net, drift, sizes) => {
          const exact = lineAmounts(1, net, vatRate);
          // VAT of many lines is not quite that of their sum.
          const tax = vatRate === 0 ? 0 : Math.max(0, exact.tax + drift);
          const amounts = { net, tax, gross: net + tax };
          const invoice = invoiceOf({ vatRate, amounts });
          const credited: { net: number; tax: number; gross: number }[] = [];
          let left = amounts.gross;
          for (const size of [...sizes, Number.POSITIVE_INFINITY]) {
            const cents = Math.min(size, left);
            if (cents === 0) continue;
            const creditNote = draftCreditNote({ invoice, credited, cents, partName: 'Part' });
            expect(creditNote.amounts.gross).toBe(cents);
            expect(creditNote.amounts.net + creditNote.amounts.tax).toBe(cents);
            expect(Math.min(creditNote.amounts.net, creditNote.amounts.tax)).toBeGreaterThanOrEqual(0);
            credited.push({ ...creditNote.amounts });
            left -= cents;
          }
          expect(sumAmounts(credited)).toEqual(amounts);
        },
      ),
    );
  });

  it('of more than is left is refused', () => {
    const invoice = invoiceOf();
    const credited = [{ net: 100, tax: 19, gross: 119 }];
    const cents = invoice.amounts.gross;
    expect(() => draftCreditNote({ invoice, credited, cents, partName: 'Part' })).toThrow('no more than');
  });
});

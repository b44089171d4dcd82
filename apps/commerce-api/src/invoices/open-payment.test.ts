import { expect, it } from 'vitest';
import { openPayment } from './open-payment';
import { sampleInvoice } from './testing/sample-invoice';

const OPEN = { locale: 'de', paidOn: null, issuedOn: '2026-11-27' } as const;

it('of an order on account names the last day of its term (CA-28)', () => {
  expect(openPayment(sampleInvoice({ ...OPEN, paymentKind: 'ACCOUNT', paymentTermDays: 30 }))).toMatch(
    /bis zum 27\.\sDez\.\s2026 auf DE/,
  );
});

it('of any other order names no day', () => {
  expect(openPayment(sampleInvoice({ ...OPEN, paymentTermDays: null }))).not.toContain('bis zum');
});

import { describe, expect, it } from 'vitest';
import { paymentComponent } from './payment-component';

describe('paymentComponent', () => {
  it('pays by wire transfer where the name contains wire, whatever its case', () => {
    for (const name of ['WIRE', 'Wire transfer', 'bank-wire', 'SEPA WIRE TRANSFER']) {
      expect(paymentComponent(name)).toBe('wire-transfer');
    }
  });

  it('implements nothing else (PY-03)', () => {
    for (const name of ['', 'PAYPAL', 'ADYEN', 'W I R E', 'wir e']) {
      expect(paymentComponent(name)).toBe('not-implemented');
    }
  });
});

import { expect, it } from 'vitest';
import { stateAfter } from './order-state';
import { paymentKindOf, placingEvents } from './payment-kind';

it('the payment kind follows from the provider’s name, whatever its case (PY-01) (PY-02) (PY-08)', () => {
  expect(paymentKindOf('WIRE')).toBe('WIRE');
  expect(paymentKindOf('wire_transfer')).toBe('WIRE');
  expect(paymentKindOf('Bank Wire')).toBe('WIRE');
  expect(paymentKindOf('ADYEN')).toBe('CARD');
  expect(paymentKindOf('adyen-live')).toBe('CARD');
});

it('the payment kind is unknown for every other provider (PY-03)', () => {
  expect(paymentKindOf('PAYPAL')).toBeNull();
  expect(paymentKindOf('')).toBeNull();
});

it('decides in which state an order begins: waiting for its money, or paid (PY-07)', () => {
  expect(stateAfter('Quotation', placingEvents('WIRE'))).toBe('QuotationSent');
  expect(stateAfter('Quotation', placingEvents('CARD'))).toBe('SalesOrder');
});

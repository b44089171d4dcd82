import { expect, it } from 'vitest';
import { FINAL_STATES, nextState, paymentStateOf, stateAfter } from './order-state';

it('leaves an order that waits for a wire transfer in QuotationSent until it is paid (PY-07)', () => {
  expect(nextState('Quotation', 'place')).toBe('QuotationSent');
  expect(nextState('QuotationSent', 'pay')).toBe('SalesOrder');
});

it('goes on to a sales order and to a locked one, and may be cancelled until then (EN-04)', () => {
  expect(nextState('SalesOrder', 'lock')).toBe('Locked');
  for (const state of ['Quotation', 'QuotationSent', 'SalesOrder'] as const) {
    expect(nextState(state, 'cancel')).toBe('Cancelled');
  }
  expect(nextState('Locked', 'cancel')).toBeNull();
});

it('allows no way out of a cancelled order and no way to place one twice', () => {
  expect(nextState('Cancelled', 'pay')).toBeNull();
  expect(nextState('QuotationSent', 'place')).toBeNull();
});

it('an order follows allowed events, and refuses others', () => {
  expect(stateAfter('Quotation', [])).toBe('Quotation');
  expect(stateAfter('Quotation', ['place', 'pay'])).toBe('SalesOrder');
  expect(() => stateAfter('Quotation', ['pay'])).toThrow('An order in the state Quotation does not take the event pay');
});

it('only confirmed and locked orders count as paid', () => {
  expect(paymentStateOf('SalesOrder')).toBe('done');
  expect(paymentStateOf('Locked')).toBe('done');
  for (const state of ['Quotation', 'QuotationSent', 'Cancelled'] as const) {
    expect(paymentStateOf(state)).toBe('pending');
  }
});

it('an order ends as locked or cancelled', () => {
  expect(FINAL_STATES).toEqual(['Locked', 'Cancelled']);
});

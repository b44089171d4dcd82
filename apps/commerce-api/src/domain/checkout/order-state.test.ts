import { expect, it } from 'vitest';
import { nextState } from './order-state';

it('leaves an order that waits for a wire transfer in QuotationSent until it is paid (PY-07)', () => {
  expect(nextState('Quotation', 'place')).toBe('QuotationSent');
  expect(nextState('QuotationSent', 'pay')).toBe('SalesOrder');
});

it('allows no way out of a cancelled order and no way to place one twice', () => {
  expect(nextState('Cancelled', 'pay')).toBeNull();
  expect(nextState('QuotationSent', 'place')).toBeNull();
});

import { expect, it } from 'vitest';
import { sampleOrder } from '@/testing/sample-order';
import { orderSums } from './order-sums';

it('come to the total of the order, with VAT and without (DB-07)', () => {
  const order = sampleOrder();
  const gross = orderSums(order, false);
  expect(gross).toEqual({ goods: 278_720, discounts: -8332, delivery: 7900 });
  expect(gross.goods + gross.discounts + gross.delivery).toBe(order.amountTotal);
  const net = orderSums(order, true);
  expect(net.goods + net.discounts + net.delivery).toBe(order.amountTotalUntaxed);
  expect(net.delivery).toBe(6639);
});

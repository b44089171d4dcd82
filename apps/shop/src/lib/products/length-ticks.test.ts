import { expect, it } from 'vitest';
import { lengthTicks, TICKS_HEIGHT } from './length-ticks';

it('draws a tick per length, filled in stock and hollow to order, as high as the board is long', () => {
  const { inStock, toOrder, width } = lengthTicks([
    { lengte: 1800, stock: 4 },
    { lengte: 3000, stock: 0 },
    { lengte: 6000, stock: 9 },
  ]);
  expect(inStock.match(/M/g)).toHaveLength(2);
  expect(toOrder.match(/M/g)).toHaveLength(1);
  expect(inStock).toContain(`v-${TICKS_HEIGHT}h`);
  expect(width).toBe(19);
});

it('stays within its height for beams of nine metres, and draws nothing without lengths', () => {
  expect(lengthTicks([{ lengte: 9000, stock: 1 }]).inStock).toContain(`v-${TICKS_HEIGHT}h`);
  expect(lengthTicks([])).toEqual({ inStock: '', toOrder: '', width: 0 });
});

import { describe, expect, it } from 'vitest';
import { isPlanedToOrder, orderProcess } from './order-process';

const STOCK = { hasWithdrawalRight: true, finishes: [] };
const PLANED = { hasWithdrawalRight: false, finishes: [] };
const OILED = { hasWithdrawalRight: false, finishes: ['oil'] };
const ORDER = { lines: [STOCK], isPaid: false, isFreightOpen: false, isPickedUp: false };

describe('what happens to an order (DB-11)', () => {
  it.each([
    ['waits for its payment', {}, ['payment', 'collect', 'bundling', 'delivery']],
    ['is collected once it is paid', { isPaid: true }, ['collect', 'bundling', 'delivery']],
    ['waits for what delivery costs', { isFreightOpen: true }, ['freight', 'collect', 'bundling', 'delivery']],
    ['ends where it is picked up', { isPickedUp: true }, ['payment', 'collect', 'bundling', 'pickup']],
    ['is planed for a line', { lines: [STOCK, PLANED] }, ['payment', 'collect', 'planing', 'bundling', 'delivery']],
    ['is not planed to be oiled', { lines: [OILED] }, ['payment', 'collect', 'bundling', 'delivery']],
  ])('%s', (_what, changes, steps) => {
    expect(orderProcess({ ...ORDER, ...changes })).toEqual(steps);
  });

  it('knows which lines are planed', () => {
    expect([STOCK, PLANED, OILED].map(isPlanedToOrder)).toEqual([false, true, false]);
  });
});

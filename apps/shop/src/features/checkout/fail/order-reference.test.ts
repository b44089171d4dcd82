import { expect, it } from 'vitest';
import { orderReference } from './order-reference';

it('is a reference as orders have it, and no other words of an address', () => {
  expect(orderReference('S107312')).toBe('S107312');
  for (const odd of [undefined, '', 's107312', 'call 0900-1234', 'S1<b>', ['S1', 'S2'], 'S1234567890123']) {
    expect(orderReference(odd)).toBeNull();
  }
});

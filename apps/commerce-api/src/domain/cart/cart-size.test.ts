import { describe, expect, it } from 'vitest';
import { checkCartSize, checkItemCount, MAX_CART_LINES, MAX_CART_NET, MAX_CART_WEIGHT } from './cart-size';

const line = (net: number, weight: number) => ({ net, weight });
const refusal = (code: string) => expect.objectContaining({ code });

describe('the size of a cart', () => {
  it('may be all that the shop takes, and no more of anything', () => {
    const full = [line(MAX_CART_NET - 1, MAX_CART_WEIGHT - 1), line(1, 1)];
    expect(() => checkCartSize(full)).not.toThrow();
    expect(() => checkCartSize([...full, line(1, 0)])).toThrow(refusal('CART_TOO_LARGE'));
    expect(() => checkCartSize([...full, line(0, 1)])).toThrow(refusal('CART_TOO_LARGE'));
  });

  it('is limited to 100 lines, as is one call', () => {
    const items = Array.from({ length: MAX_CART_LINES }, () => line(1, 1));
    expect(() => checkCartSize(items)).not.toThrow();
    expect(() => checkCartSize([...items, line(1, 1)])).toThrow(refusal('CART_FULL'));
    expect(() => checkItemCount([...items, 'one more'])).toThrow(refusal('CART_FULL'));
  });

  it('leaves room for VAT and freight within the 32 bits that other systems count in', () => {
    expect(MAX_CART_NET * 1.21 + 1_000_000_00).toBeLessThan(2 ** 31);
    expect(MAX_CART_WEIGHT).toBeLessThan(2 ** 31);
  });
});

import { describe, expect, it } from 'vitest';
import { isExpress } from './express';

const ready = (saleDelay: number) => ({ stock: 3, saleDelay });

describe('isExpress', () => {
  it('holds when everything in stock leaves the yard within two days (PD-19)', () => {
    expect(isExpress([ready(1), ready(2)])).toBe(true);
    expect(isExpress([ready(1), ready(3)])).toBe(false);
  });

  it('does not count what is sold out, and needs something that lies ready', () => {
    expect(isExpress([ready(2), { stock: 0, saleDelay: 9 }])).toBe(true);
    expect(isExpress([{ stock: 0, saleDelay: 1 }])).toBe(false);
    expect(isExpress([])).toBe(false);
  });
});

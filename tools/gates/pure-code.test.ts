import { expect, it } from 'vitest';
import { impurities } from './pure-code.ts';

it('keeps controls of the shop in the kit (DC-05)', () => {
  const file = 'apps/shop/src/features/cart/RemoveLine.tsx';
  for (const line of [
    '<button type="submit">',
    '      <select',
    '<dialog open>',
    '<input',
    '<input type="checkbox" />',
  ]) {
    expect(impurities(file, line), line).toEqual(['controls come from the kit (DC-05)']);
  }
  for (const line of [
    '<input name="path" type="hidden" />',
    '<input hidden name="username" />',
    '<Button>',
    '<inputs>',
  ]) {
    expect(impurities(file, line), line).toEqual([]);
  }
  expect(impurities('packages/ui/src/components/Button/Button.tsx', '<button')).toEqual([]);
});

it('keeps clock and settings out of rules', () => {
  expect(impurities('packages/timber/src/prices.ts', 'const now = Date.now();')).toHaveLength(1);
  expect(impurities('apps/shop/src/lib/seller.ts', 'process.env.SELLER_NAME')).toHaveLength(1);
  expect(impurities('apps/shop/src/lib/env.ts', 'process.env')).toEqual([]);
});

import { expect, it } from 'vitest';
import { openMatterKind } from './open-matter';

it.each([
  ['Quotation', 'QUOTATION'],
  ['QuotationSent', 'PAYMENT'],
  ['SalesOrder', 'ORDER'],
  ['Locked', null],
  ['Cancelled', null],
] as const)('names what an order waits for: %s %s (LG-07)', (state, kind) => {
  expect(openMatterKind(state)).toBe(kind);
});

import type { CartLine, CartLineId, Finish, FinishId } from '@geven/odoo-sdk';
import { describe, expect, it } from 'vitest';
import { sampleCart } from '@/testing/sample-cart';
import { addedLines } from './added-line';

const [plain] = sampleCart().websiteOrderLine as [CartLine];
const oiled = { ...plain, id: 9 as CartLineId, finishes: [{ id: 5 as FinishId } as Finish] };
const cart = sampleCart({ websiteOrderLine: [plain, oiled] });
const { id } = plain.product;

describe('the lines of a cart that hold what was added', () => {
  it('are those of the same length and finishes, with the pieces that were added (CA-02)', () => {
    expect(addedLines(cart, [{ id, quantity: 3 }])).toEqual([{ line: plain, pieces: 3 }]);
    expect(addedLines(cart, [{ id, quantity: 2, finishIds: [5 as FinishId] }])).toEqual([{ line: oiled, pieces: 2 }]);
  });

  it('are none where something is missing', () => {
    expect(addedLines(cart, [{ id, quantity: 1, finishIds: [6 as FinishId] }])).toBeNull();
    expect(addedLines(sampleCart({ websiteOrderLine: [oiled] }), [{ id, quantity: 1 }])).toBeNull();
  });
});

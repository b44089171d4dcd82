import { expect, it, vi } from 'vitest';
import type { Cart } from '../../domain/cart/cart';
import type { SavedLine } from '../../domain/cart/saved-cart';
import type { Visitor } from '../../sessions/visitor';
import { createAddSavedLines } from './add-saved-lines';

const visitor = { ensureShopper: async () => ({}) } as unknown as Visitor;

it('refuses lines for an opened quotation, also those that it has already (DB-17)', async () => {
  const line = { variantId: 7, pieces: 2, finishes: [], name: 'Board' } as unknown as SavedLine;
  const cart = { quotation: { id: 1 }, lines: [line] } as unknown as Cart;
  const addMultipleItems = vi.fn(async () => cart);
  const addSavedLines = createAddSavedLines({ carts: { load: async () => cart, addMultipleItems } });
  await expect(addSavedLines(visitor, [line])).rejects.toMatchObject({ code: 'QUOTATION_FIXED' });
  expect(addMultipleItems).not.toHaveBeenCalled();
});

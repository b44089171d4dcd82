import { CommerceError } from '../../domain/errors/commerce-error';
import type { SavedCarts } from '../../ports/saved-carts';
import type { Visitor } from '../../sessions/visitor';
import { type AddSavedLinesOptions, createAddSavedLines, type RestoredCart } from './add-saved-lines';

interface RestoreCartOptions extends AddSavedLinesOptions {
  readonly savedCarts: Pick<SavedCarts, 'byToken'>;
}

/** Puts the lines of a copy that a link leads to into the visitor's cart. */
export function createRestoreCart({ savedCarts, ...options }: RestoreCartOptions) {
  const addSavedLines = createAddSavedLines(options);
  return async function restoreCart(visitor: Visitor, token: string): Promise<RestoredCart> {
    const saved = await savedCarts.byToken(token);
    if (!saved) throw new CommerceError('LINK_EXPIRED');
    return await addSavedLines(visitor, saved);
  };
}

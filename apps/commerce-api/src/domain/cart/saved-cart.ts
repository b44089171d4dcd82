import type { CommerceError } from '../errors/commerce-error';
import type { Cart } from './cart';
import { type FinishedVariantPieces, lineKey } from './merge-lines';

/** A line of a copy of a cart, with the name and the gross cents that it had then. */
export interface SavedLine extends FinishedVariantPieces {
  readonly name: string;
  readonly gross: number;
}

/** How long a link to a copy is good for. */
export const SAVED_CART_LIFE_MS = 90 * 24 * 60 * 60 * 1000;

/** The lines of a cart as a copy keeps them. */
export function savedLines({ lines }: Pick<Cart, 'lines'>): SavedLine[] {
  return lines.map(({ variantId, finishes, pieces, name, gross }) => ({
    ...{ variantId, finishIds: finishes.map(({ id }) => id), pieces, name, gross },
  }));
}

/** What of a copy a cart does not have yet: restoring it twice changes nothing. */
export function missingLines(saved: readonly SavedLine[], cart: Pick<Cart, 'lines'> | null): SavedLine[] {
  const inCart = new Set(cart ? savedLines(cart).map(lineKey) : []);
  return saved.filter((line) => !inCart.has(lineKey(line)));
}

/** Whether a refusal means that a line cannot be had any more. */
export function isRefused({ variantId, finishIds }: SavedLine, { params }: CommerceError): boolean {
  return params.variantId === variantId || finishIds.some((id) => id === params.finishId);
}

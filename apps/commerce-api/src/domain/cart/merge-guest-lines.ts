import { MAX_PIECES } from '@geven/timber';
import type { RemovedLine } from './cart';
import { MAX_CART_LINES } from './cart-size';
import { lineKey, type VariantPieces } from './merge-lines';

/** A line of a cart that is merged. */
export interface MergedLine extends VariantPieces {
  readonly id: number;
  readonly name: string;
}

/** What becomes of a guest's lines in the customer's cart. */
export interface CartMerge<Line extends MergedLine> {
  /** Lines of the customer that the same goods raise, with the pieces they have then. */
  readonly raised: readonly { readonly line: Line; readonly pieces: number }[];
  /** Lines of the guest that the customer has no line for. */
  readonly moved: readonly Line[];
  /** What a cart takes no more of: pieces above the maximum of a line, lines above the maximum of a cart. */
  readonly left: readonly RemovedLine[];
}

/** Merges the lines of a guest's cart into the customer's, within the limits of one cart (AU-20). */
export function mergeGuestLines<Line extends MergedLine>(
  own: readonly Line[],
  guests: readonly Line[],
): CartMerge<Line> {
  const ownByKey = new Map(own.map((line) => [lineKey(line), line]));
  const room = MAX_CART_LINES - own.length;
  const unknown = guests.filter((line) => !ownByKey.has(lineKey(line)));
  const raised = guests.flatMap((guest) => {
    const line = ownByKey.get(lineKey(guest));
    return line ? [{ line, pieces: line.pieces + guest.pieces }] : [];
  });
  return {
    raised: raised.map(({ line, pieces }) => ({ line, pieces: Math.min(pieces, MAX_PIECES) })),
    moved: unknown.slice(0, room),
    left: [
      ...raised.map(({ line, pieces }) => leftOf(line, pieces - MAX_PIECES)),
      ...unknown.slice(room).map((line) => leftOf(line, line.pieces)),
    ].filter(({ pieces }) => pieces > 0),
  };
}

/** Pieces of a line that did not fit into a cart. */
export const leftOf = ({ name }: MergedLine, pieces: number): RemovedLine => ({ name, pieces, reason: 'CART_LIMIT' });

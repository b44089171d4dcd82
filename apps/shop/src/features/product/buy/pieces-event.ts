import type { Pieces } from './buy-totals';

/** Another part of the page, such as the calculator, asks for pieces: they replace what is entered. */
const PIECES_EVENT = 'product-pieces';

/** Asks the buying form to take pieces over. */
export function offerPieces(pieces: Pieces): void {
  dispatchEvent(new CustomEvent(PIECES_EVENT, { detail: pieces }));
}

/** Hears what is offered; returns an unsubscribe function. */
export function onPiecesOffered(take: (pieces: Pieces) => void): () => void {
  const listener = (event: Event) => take((event as CustomEvent<Pieces>).detail);
  addEventListener(PIECES_EVENT, listener);
  return () => removeEventListener(PIECES_EVENT, listener);
}

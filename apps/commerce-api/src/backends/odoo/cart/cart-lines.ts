import type { VariantFacts } from '../../../carts/variant-facts';
import { lineKey } from '../../../domain/cart/merge-lines';
import type { LinePieces } from '../../../ports/cart';
import type { CartAnswer, CartRequest } from '../actions/cart-request';
import type { ProductPieces } from './cart-freight';

/** What a shopper does to the lines of a cart; nothing of it reads the cart. */
export type CartChange = Pick<CartRequest, 'add' | 'update' | 'remove'>;

/** Whether a change changes anything. */
export const isChanging = (change: CartChange): boolean => Object.values(change).some((items) => items.length > 0);

/** A line by what distinguishes it from the others. */
export interface CartLine extends ProductPieces {
  readonly value_ids: readonly number[];
}

/** What Odoo answered last. */
export function cartLines(answer: CartAnswer | null): (CartLine & { readonly id: number })[] {
  const lines = answer?.lines ?? [];
  return lines.map(({ finishes, ...line }) => ({ ...line, value_ids: finishes.map(({ value_id }) => value_id) }));
}

/** What the lines should be after a change, so that the freight for them can go along with it. */
export function after(
  lines: readonly (CartLine & { readonly id: number })[],
  { add = [], update = [], remove = [] }: CartChange,
): CartLine[] {
  const wanted = new Map(update.map(({ line_id, pieces }) => [line_id, pieces]));
  const kept = lines.filter(({ id }) => !remove.includes(id));
  const changed = new Map(
    kept.map((line): [string, CartLine] => [keyOf(line), { ...line, pieces: wanted.get(line.id) ?? line.pieces }]),
  );
  for (const { once, ...item } of add) {
    const there = changed.get(keyOf(item));
    if (!there) changed.set(keyOf(item), item);
    else if (!once) changed.set(keyOf(item), { ...there, pieces: there.pieces + item.pieces });
  }
  return [...changed.values()];
}

/** The change that gives lines the pieces which they are to have; those without any leave. */
export function pendingChange(pending: readonly LinePieces[]): CartChange {
  const isKept = ({ pieces }: LinePieces) => pieces > 0;
  return {
    update: pending.filter(isKept).map(({ lineId, pieces }) => ({ line_id: lineId, pieces })),
    remove: pending.filter((line) => !isKept(line)).map(({ lineId }) => lineId),
  };
}

const keyOf = ({ product_id: variantId, value_ids: finishIds }: CartLine) => lineKey({ variantId, finishIds });

/** What finishes are calculated from, of what has a section and a length. */
export function sizesOf(variants: ReadonlyMap<number, VariantFacts>): CartRequest['sizes'] {
  return Object.fromEntries(
    [...variants].map(([id, { thickness, width, lengthMm }]) => {
      const area = (width ?? 0) * (lengthMm ?? 0);
      return [id, { area, volume: area * (thickness ?? 0) }];
    }),
  );
}

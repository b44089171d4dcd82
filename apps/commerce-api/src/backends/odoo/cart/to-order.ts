import type { CartHead } from '../../../carts/cart-head';
import { vatRateOf } from '../../../domain/cart/compose-order';
import { loadOf } from '../../../domain/cart/load';
import type { Order, OrderLine } from '../../../domain/cart/order';
import { stockSplit } from '../../../domain/cart/stock-split';
import type { Freight } from '../../../domain/checkout/freight';
import type { CartOwner } from '../../../ports/cart';
import type { CartAnswer, CartAnswerLine } from '../actions/cart-action';
import { loadLines } from './cart-freight';
import type { VariantFacts } from './variant-facts';

interface OrderParts {
  readonly head: CartHead;
  /** Null: nothing was added yet, so Odoo knows nothing of the cart. */
  readonly answer: CartAnswer | null;
  readonly variants: ReadonlyMap<number, VariantFacts>;
  readonly freight: Freight | null;
  readonly locale: CartOwner['locale'];
}

/** A cart of ours as Odoo computed it: money is Odoo's, wood, stock and delivery are the projection's. */
export function toOrder({ head, answer, variants, freight, locale }: OrderParts): Order {
  const lines = answer?.lines.map((line) => orderLine(line, variants.get(line.product_id))) ?? [];
  const load = loadOf(loadLines(answer?.lines ?? [], variants));
  return {
    ...head,
    lines,
    vatRate: vatRateOf(head.destination, locale),
    weight: load.weight,
    longestPiece: load.longestPiece,
    saleDelay: lines.reduce((days, line) => Math.max(days, line.saleDelay), 0),
    freight,
    amounts: {
      untaxed: answer?.untaxed ?? 0,
      tax: answer?.tax ?? 0,
      total: answer?.total ?? 0,
      delivery: answer?.delivery?.gross ?? 0,
      discounts: 0,
    },
  };
}

function orderLine(line: CartAnswerLine, variant: VariantFacts | undefined): OrderLine {
  const { id, product_id: variantId, pieces, price, net, tax, gross } = line;
  return {
    id,
    variantId,
    templateId: variant?.templateId ?? 0,
    name: variant?.name ?? '',
    pieces,
    priceUnit: price,
    net,
    tax,
    gross,
    totalLength: variant?.lengthMm == null ? null : pieces * variant.lengthMm,
    weight: pieces * (variant?.weight ?? 0),
    ...stockSplit(pieces, variant?.stock ?? 0, variant?.saleDelay ?? 0),
  };
}

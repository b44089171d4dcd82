import { stockLeft, stockSplit } from '@geven/timber';
import type { CartHead } from '../../../carts/cart-head';
import type { OfferedFinish } from '../../../carts/finish-rows';
import type { VariantFacts } from '../../../carts/variant-facts';
import type { Cart, OrderLine } from '../../../domain/cart/cart';
import { vatRateOf } from '../../../domain/cart/compose-cart';
import type { CartCoupon } from '../../../domain/cart/coupon';
import { type Finish, finishedPrice, finishesDelay, finishesNet, finishLine } from '../../../domain/cart/finish';
import { loadOf } from '../../../domain/cart/load';
import { hasWithdrawalRight } from '../../../domain/cart/withdrawal';
import type { Shopper } from '../../../ports/shopper';
import type {
  CartAnswer,
  CartAnswerCoupon,
  CartAnswerFinish,
  CartAnswerLine,
  FinishService,
} from '../actions/cart-request';
import { loadLines } from './cart-freight';

interface OrderParts {
  readonly head: CartHead;
  /** Null: nothing was added yet, so Odoo knows nothing of the cart. */
  readonly answer: CartAnswer | null;
  readonly variants: ReadonlyMap<number, VariantFacts>;
  readonly finishes: readonly OfferedFinish[];
  /** What charges them, by their id. */
  readonly services: Readonly<Record<string, FinishService>>;
  /** How it travels, and how it could. */
  readonly delivery: Pick<Cart, 'freight' | 'deliveryMethods'>;
  readonly locale: Shopper['locale'];
}

/** A cart of ours as Odoo computed it: money is Odoo's, wood, stock and delivery are the projection's. */
export function toCart({ head, answer, variants, delivery, locale, ...parts }: OrderParts): Cart {
  const answered = answer?.lines ?? [];
  const stocks = stockLeft(
    answered.map(({ product_id: variantId, pieces }) => ({
      variantId,
      pieces,
      stock: variants.get(variantId)?.stock ?? 0,
    })),
  );
  const lines = answered.map((line, index) =>
    orderLine(line, variants.get(line.product_id), { ...parts, stock: stocks[index] ?? 0 }),
  );
  const load = loadOf(loadLines(answer?.lines ?? [], variants));
  return {
    ...head,
    lines,
    vatRate: vatRateOf(head, locale),
    weight: load.weight,
    longestPiece: load.longestPiece,
    saleDelay: lines.reduce((days, line) => Math.max(days, line.saleDelay), 0),
    ...delivery,
    coupon: answer?.coupon ? toCoupon(answer.coupon) : null,
    amounts: {
      untaxed: answer?.untaxed ?? 0,
      tax: answer?.tax ?? 0,
      total: answer?.total ?? 0,
      delivery: answer?.delivery?.gross ?? 0,
      discounts: answer?.coupon?.gross ?? 0,
    },
  };
}

/** Odoo says no minimum: with it a code is just not applicable. */
function toCoupon({ code, barrier, ...discount }: CartAnswerCoupon): CartCoupon {
  return { code, barrier, discount, minimum: 0 };
}

function orderLine(
  line: CartAnswerLine,
  variant: VariantFacts | undefined,
  { stock, ...parts }: FinishParts & { stock: number },
): OrderLine {
  const { id, product_id: variantId, pieces, price, net, tax, gross } = line;
  const finishes = line.finishes.flatMap((charged) => {
    const finish = finishOf(charged, parts);
    return finish && variant ? [{ ...finishLine(finish, { ...variant, pieces }), net: charged.net }] : [];
  });
  const { piecesFromStock, piecesToOrder, saleDelay } = stockSplit(pieces, stock, variant?.saleDelay ?? 0);
  return {
    id,
    variantId,
    templateId: variant?.templateId ?? 0,
    name: variant?.name ?? '',
    pieces,
    unitOfSale: variant?.unitOfSale ?? 'PIECE',
    finishes,
    priceUnit: price,
    priceUnitFinished: variant ? finishedPrice(price, finishes, variant) : price,
    priceFinishes: finishesNet(line.finishes),
    net,
    tax,
    gross,
    totalLength: variant?.lengthMm == null ? null : pieces * variant.lengthMm,
    weight: pieces * (variant?.weight ?? 0),
    piecesFromStock,
    piecesToOrder,
    saleDelay: saleDelay + finishesDelay(finishes),
    hasWithdrawalRight: hasWithdrawalRight({ isPlanedToOrder: variant?.isPlanedToOrder ?? false, finishes }),
  };
}

type FinishParts = Pick<OrderParts, 'finishes' | 'services'>;

/** A finish as the catalogue has it, at the price that Odoo charges; undefined once the catalogue has it no more. */
function finishOf({ value_id, price }: CartAnswerFinish, { finishes, services }: FinishParts): Finish | undefined {
  const finish = finishes.find((offer) => offer.finish.id === value_id)?.finish;
  const { litres } = services[value_id] ?? {};
  if (!finish?.surcharge || price === null) return finish;
  const { unit } = finish.surcharge;
  return { ...finish, surcharge: { unit, price: litres ? Math.round((price * LITRES_PER_M3) / litres) : price } };
}

const LITRES_PER_M3 = 1000;

import { type OfferedFinish, offeredBy } from '../../../carts/finish-rows';
import type { VariantFacts } from '../../../carts/variant-facts';
import { checkCartSize } from '../../../domain/cart/cart-size';
import { finishesNet, finishLine } from '../../../domain/cart/finish';
import type { CartLine } from './cart-lines';

/** Refuses lines that would make too large a cart before Odoo hears of them: by the projection's prices and weights. */
export function checkLines(
  lines: readonly CartLine[],
  variants: ReadonlyMap<number, VariantFacts>,
  offered: readonly OfferedFinish[],
): void {
  checkCartSize(
    lines.flatMap(({ product_id, pieces, value_ids }) => {
      const variant = variants.get(product_id);
      if (!variant) return [];
      const finishes = offeredBy(offered, variant.templateId).filter(({ id }) => value_ids.includes(id));
      const surcharges = finishesNet(finishes.map((finish) => finishLine(finish, { ...variant, pieces })));
      return [{ net: pieces * variant.price + surcharges, weight: pieces * variant.weight }];
    }),
  );
}

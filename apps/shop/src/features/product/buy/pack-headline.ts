import { shownCents, shownPrice } from '@/lib/products/prices';
import type { PageContext } from '@/lib/routing/page-context';
import { contentsText, countText, legalUnitPrice, type UnitPriceText } from '@/lib/texts/unit-texts';
import type { BuyRow, BuyText } from './buy-content';

/** A price at the head of a page, with the word before it and the pack that it belongs to. */
export interface HeadPrice extends UnitPriceText {
  readonly prefix: string;
  readonly caption: string;
}

type Pack = Pick<BuyRow, 'price' | 'unitOfSale' | 'contents'>;

/**
 * The two prices at the head of what is sold in several sizes: of the unit, in the pack in which that is cheapest, and of
 * the cheapest pack, whose own unit price is beside it (LG-02). Null where a pack has no unit price, or all have the same.
 */
export function packHeadline(packs: readonly Pack[], context: PageContext, t: BuyText): readonly HeadPrice[] | null {
  const offers = packs.flatMap(({ price, unitOfSale, contents }) => {
    const unitPrice = legalUnitPrice(shownCents(price, context), contents, t);
    if (!contents || !unitPrice) return [];
    const caption = t('price.pack', {
      pack: countText(1, unitOfSale, t),
      contents: contentsText(contents, context.locale, t),
    });
    return [{ price, unitOfSale, perUnit: price / contents.amount, unitPrice, caption }];
  });
  const best = offers.toSorted((one, other) => one.perUnit - other.perUnit)[0];
  const cheapest = offers.toSorted((one, other) => one.price - other.price)[0];
  if (offers.length < packs.length || !best || !cheapest || best.perUnit === cheapest.perUnit) return null;
  const prefix = t('price.from');
  const own = cheapest.unitPrice;
  return [
    { prefix, ...best.unitPrice, caption: best.caption },
    {
      prefix,
      amount: shownPrice(cheapest.price, context),
      unit: t(`units.each.${cheapest.unitOfSale}`),
      caption: `${cheapest.caption}, ${own.amount} ${own.unit}`,
    },
  ];
}

import { sql } from 'drizzle-orm';
import { lockOrCreateCart, writeNextVersion } from '../../../carts/cart-rows';
import { findFinishes, type OfferedFinish, offeredBy } from '../../../carts/finish-rows';
import { checkLinesFree } from '../../../carts/opened-carts';
import { findVariantFacts } from '../../../carts/variant-facts';
import { cartLines } from '../../../database/schema/cart';
import type { Transaction } from '../../../database/transaction';
import { chooseFinishes } from '../../../domain/cart/choose-finishes';
import { finishesNet, finishLine } from '../../../domain/cart/finish';
import { type FinishedVariantPieces, mergeLines, type VariantPieces } from '../../../domain/cart/merge-lines';
import { CommerceError } from '../../../domain/errors/commerce-error';
import type { Shopper } from '../../../ports/shopper';
import { findLines } from './line-rows';

/** Adds variants to the session's cart, all of them or none. */
export async function addItems(tx: Transaction, shopper: Shopper, products: readonly VariantPieces[]): Promise<void> {
  const cart = await lockOrCreateCart(tx, shopper);
  checkLinesFree(cart);
  const inCart = await findLines(tx, cart.id);
  const offer = await findOffer(tx, shopper, products);
  const chosen = products.map((product) => ({ ...product, finishIds: offer.chosen(product).map(({ id }) => id) }));
  const lines = mergeLines(inCart, chosen).map((line) => ({
    ...line,
    cartId: cart.id,
    finishIds: [...line.finishIds],
    ...offer.shown(line),
  }));
  if (lines.length === 0) return;
  await tx
    .insert(cartLines)
    .values(lines)
    .onConflictDoUpdate({
      target: [cartLines.cartId, cartLines.variantId, cartLines.finishIds],
      set: {
        pieces: sql`excluded.pieces`,
        name: sql`excluded.name`,
        priceUnit: sql`excluded.price_unit`,
        priceFinishes: sql`excluded.price_finishes`,
        fromStock: null,
      },
    });
  await writeNextVersion(tx, cart);
}

/** What the catalogue says today of what is to be added. */
async function findOffer(tx: Transaction, shopper: Shopper, products: readonly VariantPieces[]) {
  const variantIds = products.map(({ variantId }) => variantId);
  const variants = await findVariantFacts(tx, variantIds, shopper);
  const finishIds = products.flatMap((product) => product.finishIds ?? []);
  const finishes: readonly OfferedFinish[] = await findFinishes(tx, finishIds, shopper.locale);

  function find(variantId: number) {
    const found = variants.get(variantId);
    if (!found) throw new CommerceError('PRODUCT_NOT_FOUND', { variantId });
    if (!found.isSold) throw new CommerceError('PRODUCT_NOT_AVAILABLE', { variantId });
    return found;
  }
  function chosen({ variantId, finishIds = [] }: Omit<VariantPieces, 'pieces'>) {
    const variant = find(variantId);
    return chooseFinishes(offeredBy(finishes, variant.templateId), finishIds, variant);
  }
  return {
    chosen,
    shown(line: FinishedVariantPieces) {
      const variant = find(line.variantId);
      const finishes = chosen(line).map((finish) => finishLine(finish, { ...variant, pieces: line.pieces }));
      return { name: variant.name, priceUnit: variant.price, priceFinishes: finishesNet(finishes) };
    },
  };
}

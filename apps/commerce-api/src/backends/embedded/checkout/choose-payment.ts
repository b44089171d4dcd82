import { sql } from 'drizzle-orm';
import { lockCart, writeNextVersion } from '../../../carts/cart-rows';
import { cartLines } from '../../../database/schema/cart';
import type { Transaction } from '../../../database/transaction';
import type { Cart } from '../../../domain/cart/cart';
import type { FreightRates } from '../../../domain/checkout/freight-rates';
import { payableCart } from '../../../domain/checkout/order-policy';
import { CommerceError } from '../../../domain/errors/commerce-error';
import type { PaymentChoice } from '../../../ports/checkout';
import type { Shopper } from '../../../ports/shopper';
import { freshCart } from '../cart/fresh-cart';

/** Notes provider, ticks and what is in stock on the shopper's cart, and returns the cart with them. */
export async function choosePayment(
  tx: Transaction,
  shopper: Shopper,
  { providerId, consent, rates }: PaymentChoice & { rates: FreightRates },
): Promise<Cart> {
  const row = await lockCart(tx, shopper);
  if (!row) throw new CommerceError('CART_EMPTY');
  const cart = payableCart(await freshCart(tx, shopper, rates), consent);
  await noteStock(tx, cart);
  const noted = { paymentProviderId: providerId, locale: shopper.locale };
  // Bringing the cart up to the catalogue may have made a version after the one that was locked.
  await writeNextVersion(tx, { ...row, version: cart.version }, { ...noted, ...consent });
  return { ...cart, version: cart.version + 1, removedLines: [], paymentProviderId: providerId, consent };
}

/** Notes what the version shows of the stock, so that less of it makes a new one. */
async function noteStock(tx: Transaction, { lines }: Pick<Cart, 'lines'>): Promise<void> {
  const shown = JSON.stringify(lines.map(({ id, piecesFromStock }) => ({ id, pieces: piecesFromStock })));
  await tx.execute(sql`
    update ${cartLines} set from_stock = shown.pieces
    from jsonb_to_recordset(${shown}::jsonb) as shown (id int, pieces int) where ${cartLines.id} = shown.id`);
}

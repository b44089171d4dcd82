import { carts } from '../database/schema/cart';
import type { Queryable } from '../database/transaction';
import type { Campaign } from '../domain/cart/campaign';
import { isOwnedBy, type Owner } from './ownership';

/** Notes what led a shopper here, in the place of what did before; false without a cart. Nothing of it is shown: no new version. */
export async function noteCampaign(db: Queryable, shopper: Owner, campaign: Campaign): Promise<boolean> {
  const noted = await db.update(carts).set({ campaign }).where(isOwnedBy(carts, shopper)).returning({ id: carts.id });
  return noted.length > 0;
}

/** What led a shopper here, as it was noted last. */
export async function findCampaign(db: Queryable, shopper: Owner): Promise<Campaign | null> {
  const [cart] = await db.select({ campaign: carts.campaign }).from(carts).where(isOwnedBy(carts, shopper));
  return cart?.campaign ?? null;
}

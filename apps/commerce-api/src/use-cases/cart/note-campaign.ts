import { readCampaign } from '../../domain/cart/campaign';
import type { Carts } from '../../ports/cart';
import type { Visitor } from '../../sessions/visitor';

/**
 * Notes on the visitor's cart what led here (GR-01). False where there is nothing to note it on: whoever only looks
 * around gets neither a session nor a cart for it.
 */
export function createNoteCampaign({ carts }: { carts: Pick<Carts, 'noteCampaign'> }) {
  return async function noteCampaign(visitor: Visitor, named: Parameters<typeof readCampaign>[0]): Promise<boolean> {
    const campaign = readCampaign(named);
    const shopper = await visitor.shopper();
    return campaign !== null && shopper !== null && (await carts.noteCampaign(shopper, campaign));
  };
}

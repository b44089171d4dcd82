import { checkOrderTexts } from '../../domain/cart/order-texts';
import type { OrderChange, OrderChangeKind } from '../../domain/checkout/order-change';
import { CommerceError } from '../../domain/errors/commerce-error';
import type { Limits } from '../../ports/limits';
import type { AskedChange, OrderChanges } from '../../ports/order-changes';
import type { OrderLinks } from '../../ports/order-links';
import type { Visitor } from '../../sessions/visitor';

interface ChangeByLinkOptions {
  readonly orderLinks: Pick<OrderLinks, 'opens'>;
  readonly orderChanges: Pick<OrderChanges, 'ask' | 'find' | 'carryOut'>;
  readonly limits: Limits;
}

/** A change as it was asked for on the page of an order. */
interface ChangeRequest {
  readonly orderId: number;
  /** Of the link of the order. */
  readonly accessToken: string;
  readonly kind: OrderChangeKind;
  /** As typed; of no meaning where the order is cancelled. */
  readonly clientOrderRef: string | null;
}

/**
 * What guests change of their orders (DB-08, DB-10, DB-20). The link of an order may have been passed on, so it changes
 * nothing by itself: the address of the order gets a mail, whose link does.
 */
export function createChangeByLink({ orderLinks, orderChanges, limits }: ChangeByLinkOptions) {
  return {
    /** The same for every order, state and token: who has no valid link learns nothing, and nobody gets a mail. */
    async requestOrderChange(visitor: Visitor, { orderId, accessToken, ...asked }: ChangeRequest): Promise<void> {
      const change = toChange(asked);
      await limits.count('orderChangesOfClient', visitor.client);
      if (!(await orderLinks.opens(orderId, accessToken))) return;
      await limits.count('orderChangesOfOrder', String(orderId));
      await orderChanges.ask(orderId, change);
    },
    /** What the link of such a mail would do; null for one that does nothing (any more). */
    findOrderChange: (token: string): Promise<AskedChange | null> => orderChanges.find(token),
    async confirmOrderChange(token: string): Promise<AskedChange> {
      const done = await orderChanges.carryOut(token);
      if (!done) throw new CommerceError('LINK_EXPIRED');
      return done;
    },
  };
}

function toChange({ kind, clientOrderRef }: Pick<ChangeRequest, 'kind' | 'clientOrderRef'>): OrderChange {
  if (kind === 'cancel') return { kind };
  const { clientOrderRef: reference = null } = checkOrderTexts({ clientOrderRef });
  return { kind, clientOrderRef: reference };
}

import { eq } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { orders } from '../database/schema/orders';
import { isOrderLinkOpen } from '../domain/checkout/order-link';
import type { Clock } from '../ports/clock';
import type { OrderLinks } from '../ports/order-links';
import { isOrderLinkToken, orderLinkToken } from './order-link-token';

interface StoredOrderLinksOptions extends Pick<Database, 'db'> {
  readonly clock: Clock;
  /** The first one makes tokens; a second one is what they were made with before. */
  readonly keys: readonly [string, ...string[]];
}

/** Links to orders, whose versions are in PostgreSQL. */
export function createStoredOrderLinks({ db, clock, keys }: StoredOrderLinksOptions): OrderLinks {
  async function find(orderId: number) {
    const [row] = await db
      .select({
        ...{ version: orders.linkVersion, customerId: orders.customerId, blockedAt: orders.blockedAt },
        ...{ state: orders.state, placedAt: orders.placedAt, endedAt: orders.endedAt },
      })
      .from(orders)
      .where(eq(orders.id, orderId));
    // What is kept for the books alone is shown to nobody.
    return row?.blockedAt === null ? row : null;
  }

  return {
    async issue(orderId) {
      const order = await find(orderId);
      return order && order.customerId === null ? orderLinkToken(keys[0], { orderId, version: order.version }) : null;
    },
    async opens(orderId, token) {
      const order = await find(orderId);
      // Compared in any case: how long it takes does not say which orders there are.
      const isIts = isOrderLinkToken(token, keys, { orderId, version: order?.version ?? 0 });
      return order !== null && isIts && isOrderLinkOpen(order, clock.now());
    },
  };
}

import { ownerKey } from '../carts/ownership';
import type { Limits } from '../ports/limits';
import type { Visitor } from '../sessions/visitor';

export type LimitedBySession = ReturnType<typeof limitedBySession>;

/** A change of the visitor's cart or checkout, counted; the change that makes the session is limited by client. */
export function limitedBySession(limits: Limits) {
  return <Args extends unknown[], Result>(change: (visitor: Visitor, ...args: Args) => Promise<Result>) =>
    async (visitor: Visitor, ...args: Args): Promise<Result> => {
      const shopper = await visitor.shopper();
      if (shopper) await limits.count('cartChangesOfSession', ownerKey(shopper));
      return await change(visitor, ...args);
    };
}

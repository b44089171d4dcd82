import { STANDARD_PRICE_LIST } from '@geven/catalogue-records';
import type { Account } from '../../domain/accounts/account';
import type { Profile } from '../../domain/accounts/profile';
import type { Accounts } from '../../ports/accounts';
import type { Clock } from '../../ports/clock';
import type { Customers } from '../../ports/customers';
import type { Visitor } from '../../sessions/visitor';

/** A customer as the customer sees it (EN-09). */
export interface CustomerView {
  readonly account: Account;
  readonly profile: Profile;
  readonly hasOwnPrices: boolean;
  /** Whole days since the customer registered (DB-31). */
  readonly days: number;
}

export interface CustomerViewOptions {
  readonly accounts: Pick<Accounts, 'ofCustomer'>;
  readonly customers: Pick<Customers, 'profile'>;
  readonly clock: Clock;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whoever is logged in, as they are now; null for a guest (API-48) (GR-04). */
export function createLoadUser({ accounts, customers, clock }: CustomerViewOptions) {
  return async function loadUser(visitor: Visitor): Promise<CustomerView | null> {
    const shopper = await visitor.shopper();
    if (!shopper || shopper.customerId === null) return null;
    const found = await accounts.ofCustomer(shopper.customerId);
    if (!found) return null;
    const { account } = found;
    return {
      account,
      profile: await customers.profile(account.customerId),
      hasOwnPrices: shopper.priceList !== STANDARD_PRICE_LIST,
      days: Math.floor((clock.now().getTime() - account.createdAt.getTime()) / DAY_MS),
    };
  };
}

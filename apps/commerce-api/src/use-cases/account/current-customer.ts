import { CommerceError } from '../../domain/errors/commerce-error';
import type { Accounts, Credentials } from '../../ports/accounts';
import type { Clock } from '../../ports/clock';
import type { Shopper } from '../../ports/shopper';
import { isLoginFresh } from '../../sessions/login-life';
import type { Login, Visitor } from '../../sessions/visitor';

/** Whoever is logged in. */
export interface CurrentCustomer extends Credentials {
  readonly login: Login;
}

/** The visitor's account; NOT_AUTHENTICATED for a guest (GR-03). */
export async function currentCustomer(
  accounts: Pick<Accounts, 'ofCustomer'>,
  visitor: Visitor,
): Promise<CurrentCustomer> {
  const login = await visitor.login();
  const found = login && (await accounts.ofCustomer(login.customerId));
  if (!login || !found) throw new CommerceError('NOT_AUTHENTICATED');
  return { ...found, login };
}

/**
 * The same of whoever proved it within the last 10 minutes, for what a thief would change first: whoever finds a browser
 * open must not lock its owner out. REAUTHENTICATION_REQUIRED for a login that is older.
 */
export async function freshCustomer(
  accounts: Pick<Accounts, 'ofCustomer'>,
  visitor: Visitor,
  clock: Clock,
): Promise<CurrentCustomer> {
  const customer = await currentCustomer(accounts, visitor);
  if (!isLoginFresh(customer.login, clock.now())) throw new CommerceError('REAUTHENTICATION_REQUIRED');
  return customer;
}

/** The visitor as a customer who shops; NOT_AUTHENTICATED for a guest. */
export async function customerShopper(visitor: Visitor): Promise<Shopper & { readonly customerId: number }> {
  const shopper = await visitor.shopper();
  if (!shopper || shopper.customerId === null) throw new CommerceError('NOT_AUTHENTICATED');
  return { ...shopper, customerId: shopper.customerId };
}

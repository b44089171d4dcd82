import { CommerceError } from '../../domain/errors/commerce-error';
import type { Accounts, Credentials } from '../../ports/accounts';
import type { Shopper } from '../../ports/shopper';
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

/** The visitor as a customer who shops; NOT_AUTHENTICATED for a guest. */
export async function customerShopper(visitor: Visitor): Promise<Shopper & { readonly customerId: number }> {
  const shopper = await visitor.shopper();
  if (!shopper || shopper.customerId === null) throw new CommerceError('NOT_AUTHENTICATED');
  return { ...shopper, customerId: shopper.customerId };
}

import { checkGuest, type Guest } from '../../domain/cart/guest';
import type { Accounts } from '../../ports/accounts';
import type { Carts } from '../../ports/cart';
import type { Visitor } from '../../sessions/visitor';
import { currentCustomer } from '../account/current-customer';

interface Ports {
  readonly carts: Pick<Carts, 'noteGuest'>;
  readonly accounts: Pick<Accounts, 'ofCustomer' | 'update'>;
}

/** Notes who orders (API-47): a guest on the cart, name and phone of a customer in the account. */
export function createUpdatePartner({ carts, accounts }: Ports) {
  return async function updatePartner(
    visitor: Visitor,
    typed: Parameters<typeof checkGuest>[0],
  ): Promise<Guest & { readonly id: number }> {
    const guest = checkGuest(typed);
    if (!(await visitor.login())) {
      await carts.noteGuest(await visitor.ensureShopper(), guest);
      return { ...guest, id: 0 };
    }
    const { account } = await currentCustomer(accounts, visitor);
    const changes = { name: guest.name, phone: guest.phone || account.phone };
    await accounts.update(account.id, changes);
    return { ...changes, id: account.customerId, email: account.email };
  };
}

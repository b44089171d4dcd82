import type { ShownPrices } from '../../domain/accounts/account';
import { checkProfile, type ProfileDraft } from '../../domain/accounts/check-profile';
import type { Accounts } from '../../ports/accounts';
import type { Customers } from '../../ports/customers';
import type { Limits } from '../../ports/limits';
import type { Visitor } from '../../sessions/visitor';
import { currentCustomer } from './current-customer';

interface UpdateProfileOptions {
  readonly accounts: Pick<Accounts, 'ofCustomer' | 'update'>;
  readonly customers: Pick<Customers, 'profile' | 'saveProfile'>;
  readonly limits: Limits;
}

/** Changes person, company or billing of whoever is logged in, all of it or nothing (API-45) (DB-23) (DB-24) (DB-25). */
export function createUpdateProfile({ accounts, customers, limits }: UpdateProfileOptions) {
  return async function updateProfile(visitor: Visitor, draft: ProfileDraft): Promise<void> {
    const { account } = await currentCustomer(accounts, visitor);
    const { contact, ...changes } = checkProfile(draft, await customers.profile(account.customerId));
    await limits.count('profileChangesOfCustomer', account.customerId);
    await customers.saveProfile(account.customerId, { ...changes, contact });
    await accounts.update(account.id, contact);
  };
}

/** Notes whether whoever is logged in wants to see prices with VAT (API-46) (DB-29). */
export function createUpdatePriceOption({ accounts }: Pick<UpdateProfileOptions, 'accounts'>) {
  return async function updatePriceOption(visitor: Visitor, showTaxPrice: ShownPrices): Promise<void> {
    const { account } = await currentCustomer(accounts, visitor);
    await accounts.update(account.id, { showTaxPrice });
  };
}

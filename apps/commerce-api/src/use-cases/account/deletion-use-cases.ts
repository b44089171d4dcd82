import type { OpenMatter } from '../../domain/accounts/open-matter';
import { CommerceError } from '../../domain/errors/commerce-error';
import type { AccountDeletions } from '../../ports/account-deletions';
import type { Accounts } from '../../ports/accounts';
import type { Limits } from '../../ports/limits';
import type { Orders } from '../../ports/orders';
import type { Passwords } from '../../ports/passwords';
import type { Visitor } from '../../sessions/visitor';
import { checkPasswordAgain } from './check-password-again';
import { currentCustomer } from './current-customer';
import { loginOf } from './fresh-login';

interface DeletionOptions {
  readonly accounts: Pick<Accounts, 'ofCustomer'>;
  readonly deletions: AccountDeletions;
  readonly orders: Pick<Orders, 'openOf'>;
  readonly passwords: Passwords;
  readonly limits: Limits;
}

/** How customers delete their account, and how they change their mind (LG-07). */
export function createDeletionUseCases(options: DeletionOptions) {
  const { accounts, deletions, orders } = options;
  return {
    /** What is to be thought of before: orders, payments and quotations that are not over yet. */
    async getOpenMatters(visitor: Visitor): Promise<readonly OpenMatter[]> {
      return await orders.openOf((await loginOf(visitor)).customerId);
    },
    /** Has the account deleted in a few days; LOGIN_FAILED without its password. */
    async deleteAccount(visitor: Visitor, password: string): Promise<void> {
      const customer = await currentCustomer(accounts, visitor);
      await checkPasswordAgain(options, visitor, { customer, password });
      await deletions.request(customer.account.id);
    },
    async undoDeleteAccount(visitor: Visitor): Promise<void> {
      await deletions.undo((await currentCustomer(accounts, visitor)).account.id);
    },
    /** Needs no login: whoever reads the owner's mail may keep the account, and nothing more. */
    async undoDeleteAccountByLink(token: string): Promise<void> {
      if (!(await deletions.undoByLink(token))) throw new CommerceError('LINK_EXPIRED');
    },
  };
}

import type { AccountDeletions } from '../../ports/account-deletions';
import type { Customers } from '../../ports/customers';
import { customersFiles, type Files } from '../../ports/files';

interface DeleteOptions {
  readonly deletions: Pick<AccountDeletions, 'due' | 'carryOut'>;
  readonly customers: Pick<Customers, 'archive'>;
  readonly files: Pick<Files, 'removeAll'>;
}

/**
 * Deletes the accounts whose time is over (LG-07). The backend comes first: where it cannot be reached the account stays
 * for the next time, and nothing of it is left half done. One that fails holds no other up.
 */
export function createDeleteDueAccounts({ deletions, customers, files }: DeleteOptions) {
  return async function deleteDueAccounts(): Promise<void> {
    const failures: unknown[] = [];
    for (const account of await deletions.due()) {
      try {
        await customers.archive(account.customerId);
        await files.removeAll(customersFiles(account.customerId));
        await deletions.carryOut(account);
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts are not deleted yet`);
  };
}

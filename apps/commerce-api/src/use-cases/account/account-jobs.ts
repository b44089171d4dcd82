import type { Accounts } from '../../ports/accounts';
import type { BackendPorts } from '../../ports/backend-ports';
import type { EmailChanges } from '../../ports/email-changes';
import type { Jobs } from '../../ports/jobs';

interface AccountJobsOptions extends Pick<BackendPorts, 'customers'> {
  readonly accounts: Pick<Accounts, 'byId'>;
  readonly emailChanges: Pick<EmailChanges, 'byId' | 'settleDue'>;
}

/** Work on accounts that outlives a request. */
export function createAccountJobs({ accounts, emailChanges, customers }: AccountJobsOptions) {
  return {
    'settle-email-changes': () => emailChanges.settleDue(),
    /** The address is proven, so what guests ordered with it is the customer's too. */
    async 'follow-email-change'({ changeId }: Jobs['follow-email-change']): Promise<void> {
      const change = await emailChanges.byId(changeId);
      const account = change && (await accounts.byId(change.accountId));
      if (!account) return;
      const { before, after } = change;
      await customers.changeEmail(account.customerId, { keyBefore: before.emailKey, email: after.email });
      await customers.join(account.customerId, after.emailKey);
    },
  };
}

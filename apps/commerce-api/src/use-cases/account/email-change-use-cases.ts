import { emailErrors } from '../../domain/accounts/check-fields';
import { emailKey } from '../../domain/accounts/email-address';
import type { EmailChange } from '../../domain/accounts/email-change';
import { oneLine } from '../../domain/checkout/formats';
import { CommerceError, refuseAny } from '../../domain/errors/commerce-error';
import type { Accounts } from '../../ports/accounts';
import type { Clock } from '../../ports/clock';
import type { EmailChangeOutcome, EmailChanges } from '../../ports/email-changes';
import type { Limits } from '../../ports/limits';
import type { Visitor } from '../../sessions/visitor';
import { currentCustomer, freshCustomer } from './current-customer';

interface EmailChangeOptions {
  readonly accounts: Pick<Accounts, 'ofCustomer' | 'byEmail'>;
  readonly emailChanges: EmailChanges;
  readonly limits: Limits;
  readonly clock: Clock;
}

/**
 * How an account gets another address: both are asked by mail. The new one has to be proven by whoever is logged in to the
 * account; the one before agrees, objects, or lets a week pass.
 */
export function createEmailChangeUseCases({ accounts, emailChanges, limits, clock }: EmailChangeOptions) {
  return {
    /** The change that is under way; null without one. */
    async getEmailChange(visitor: Visitor): Promise<EmailChange | null> {
      const { account } = await currentCustomer(accounts, visitor);
      return await emailChanges.open(account.id);
    },
    /** EMAIL_TAKEN for an address that has an account, the customer's own too. */
    async changeEmail(visitor: Visitor, entered: string): Promise<void> {
      const { account } = await freshCustomer(accounts, visitor, clock);
      const email = oneLine(entered);
      refuseAny(emailErrors(email, 'email', true));
      const after = { email, emailKey: emailKey(email) };
      await limits.count('emailChangesOfCustomer', account.customerId);
      if (await accounts.byEmail(after.emailKey)) throw new CommerceError('EMAIL_TAKEN', { field: 'email' });
      await limits.count('emailChangesOfRecipient', after.emailKey);
      await emailChanges.request(account.id, after);
    },
    async cancelEmailChange(visitor: Visitor): Promise<void> {
      const { account } = await currentCustomer(accounts, visitor);
      await emailChanges.withdraw(account.id);
    },
    /**
     * Logged in, because the link alone would let a stranger have an address that somebody else confirms, with all that was
     * ordered with it.
     */
    async confirmNewEmail(visitor: Visitor, token: string): Promise<void> {
      const { account } = await currentCustomer(accounts, visitor);
      isSettled(await emailChanges.confirm(account.id, token));
    },
    /** True when the new address counts from now on, false while it has to be confirmed. */
    approveEmailChange: async (token: string): Promise<boolean> => isSettled(await emailChanges.approve(token)),
    async refuseEmailChange(token: string): Promise<void> {
      if (!(await emailChanges.refuse(token))) throw new CommerceError('LINK_EXPIRED');
    },
  };
}

/** What an answer came to, or why there is none. */
function isSettled(outcome: EmailChangeOutcome): boolean {
  if (outcome === 'link-expired') throw new CommerceError('LINK_EXPIRED');
  if (outcome === 'taken') throw new CommerceError('EMAIL_TAKEN', { field: 'email' });
  return outcome === 'settled';
}

import { CommerceError } from '../../domain/errors/commerce-error';
import type { Accounts } from '../../ports/accounts';
import type { Customers } from '../../ports/customers';
import type { Limits } from '../../ports/limits';
import type { Visitor } from '../../sessions/visitor';
import { currentCustomer } from './current-customer';

interface ConfirmEmailOptions {
  readonly accounts: Pick<Accounts, 'ofCustomer' | 'confirm'>;
  readonly customers: Pick<Customers, 'join'>;
}

/**
 * Confirms the address of whoever is logged in, by the link that was sent to it: the link alone would let a stranger keep
 * an account whose address another confirms. Only then what guests ordered with the address is the customer's.
 */
export function createConfirmEmail({ accounts, customers }: ConfirmEmailOptions) {
  return async function confirmEmail(visitor: Visitor, token: string): Promise<void> {
    const { account } = await currentCustomer(accounts, visitor);
    if (account.isConfirmed) return;
    if (!(await accounts.confirm(account.id, token))) throw new CommerceError('LINK_EXPIRED');
    await customers.join(account.customerId, account.emailKey);
  };
}

interface SendConfirmationOptions {
  readonly accounts: Pick<Accounts, 'ofCustomer' | 'sendMail'>;
  readonly limits: Limits;
}

/** Sends the link again; nothing once the address is confirmed. */
export function createSendConfirmation({ accounts, limits }: SendConfirmationOptions) {
  return async function sendConfirmation(visitor: Visitor): Promise<void> {
    const { account } = await currentCustomer(accounts, visitor);
    if (account.isConfirmed) return;
    await limits.count('confirmationsOfRecipient', account.emailKey);
    await accounts.sendMail('confirm-email', account.id);
  };
}

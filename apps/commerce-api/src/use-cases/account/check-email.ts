import { emailKey } from '../../domain/accounts/email-address';
import type { Accounts } from '../../ports/accounts';
import type { Limits } from '../../ports/limits';
import type { Visitor } from '../../sessions/visitor';

interface CheckEmailOptions {
  readonly accounts: Pick<Accounts, 'byEmail'>;
  readonly limits: Limits;
}

/** Whether an address has an account; a few times a minute, so that nobody goes through a list of them (AU-08) (API-06). */
export function createCheckEmail({ accounts, limits }: CheckEmailOptions) {
  return async function checkEmail(visitor: Visitor, email: string): Promise<boolean> {
    await limits.count('emailChecksOfClient', visitor.client);
    return (await accounts.byEmail(emailKey(email))) !== null;
  };
}

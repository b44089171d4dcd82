import { checkSignUp, type SignUpDraft } from '../../domain/accounts/check-sign-up';
import type { CheckPassword } from '../../domain/accounts/password-rules';
import { CommerceError } from '../../domain/errors/commerce-error';
import type { Accounts } from '../../ports/accounts';
import type { Carts } from '../../ports/cart';
import type { Customers } from '../../ports/customers';
import type { Limits } from '../../ports/limits';
import type { Passwords } from '../../ports/passwords';
import type { Visitor } from '../../sessions/visitor';
import { enter } from './enter';

interface RegisterOptions {
  readonly accounts: Pick<Accounts, 'register' | 'byEmail' | 'sendMail'>;
  readonly customers: Pick<Customers, 'saveProfile'>;
  readonly carts: Pick<Carts, 'merge'>;
  readonly passwords: Pick<Passwords, 'hash'>;
  readonly limits: Limits;
  readonly checkPassword: CheckPassword;
}

/**
 * Registers a visitor and logs in (API-49). An address that has an account is refused, and its owner is told by mail: it
 * may have been the owner who forgot.
 */
export function createRegister({ accounts, customers, carts, passwords, limits, checkPassword }: RegisterOptions) {
  async function refuseTaken(emailKey: string): Promise<never> {
    const taken = await accounts.byEmail(emailKey);
    const isTold = await limits.count('registrationsOfRecipient', emailKey).then(
      () => true,
      () => false,
    );
    if (taken && isTold) await accounts.sendMail('email-taken', taken.account.id);
    throw new CommerceError('EMAIL_TAKEN', { field: 'email' });
  }

  return async function register(visitor: Visitor, draft: SignUpDraft): Promise<void> {
    const { company, ...person } = checkSignUp(draft, checkPassword);
    await limits.count('registrationsOfClient', visitor.client);
    if (await accounts.byEmail(person.emailKey)) await refuseTaken(person.emailKey);
    const passwordHash = await passwords.hash(draft.password);
    const account = await accounts.register({ ...person, passwordHash, locale: visitor.locale });
    if (!account) return await refuseTaken(person.emailKey);
    if (company) await customers.saveProfile(account.customerId, { company });
    await enter(carts, visitor, account.customerId);
  };
}

import type { CheckPassword } from '../../domain/accounts/password-rules';
import type { Accounts } from '../../ports/accounts';
import type { Limits } from '../../ports/limits';
import type { Passwords } from '../../ports/passwords';
import type { Visitor } from '../../sessions/visitor';
import { checkPasswordAgain } from './check-password-again';
import { currentCustomer } from './current-customer';

interface UpdatePasswordOptions {
  readonly accounts: Pick<Accounts, 'ofCustomer' | 'setPassword'>;
  readonly passwords: Passwords;
  readonly limits: Limits;
  readonly checkPassword: CheckPassword;
}

interface PasswordChange {
  readonly currentPassword: string;
  readonly password: string;
}

/** Sets the password of whoever is logged in and knows the one before (AU-12). Other sessions end, this one gets a new token. */
export function createUpdatePassword({ accounts, passwords, limits, checkPassword }: UpdatePasswordOptions) {
  return async function updatePassword(visitor: Visitor, { currentPassword, password }: PasswordChange): Promise<void> {
    const customer = await currentCustomer(accounts, visitor);
    const { account, login } = customer;
    checkPassword({ password, email: account.email, field: 'password' });
    await checkPasswordAgain({ passwords, limits }, visitor, { customer, password: currentPassword });
    await accounts.setPassword(account.id, await passwords.hash(password), login.sessionId);
    // The password is a proof as good as that of a login.
    await visitor.logIn(account.customerId);
  };
}

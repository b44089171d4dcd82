import { CommerceError } from '../../domain/errors/commerce-error';
import type { Limits } from '../../ports/limits';
import type { Passwords } from '../../ports/passwords';
import type { Visitor } from '../../sessions/visitor';
import { countAttempt } from './count-attempt';
import type { CurrentCustomer } from './current-customer';

interface CheckOptions {
  readonly passwords: Pick<Passwords, 'verify'>;
  readonly limits: Limits;
}

/** Lets whoever is logged in go on who also knows the password, else LOGIN_FAILED; tries are counted as those of a login. */
export async function checkPasswordAgain(
  { passwords, limits }: CheckOptions,
  visitor: Visitor,
  { customer, password }: { readonly customer: CurrentCustomer; readonly password: string },
): Promise<void> {
  const { account, passwordHash, login } = customer;
  const { emailKey } = account;
  const takeBack = await countAttempt(limits, { visitor, emailKey, knownSession: login.sessionId });
  if ((await passwords.verify(password, passwordHash)) === 'wrong') throw new CommerceError('LOGIN_FAILED');
  await takeBack();
}

import { emailKey } from '../../domain/accounts/email-address';
import { CommerceError } from '../../domain/errors/commerce-error';
import type { Accounts } from '../../ports/accounts';
import type { Carts } from '../../ports/cart';
import type { Limits } from '../../ports/limits';
import type { Passwords } from '../../ports/passwords';
import type { Visitor } from '../../sessions/visitor';
import { countAttempt } from './count-attempt';
import { enter } from './enter';

interface LogInOptions {
  readonly accounts: Pick<Accounts, 'byEmail' | 'rehash'>;
  readonly carts: Pick<Carts, 'merge'>;
  readonly passwords: Passwords;
  readonly limits: Limits;
}

interface EnteredLogin {
  readonly email: string;
  readonly password: string;
}

/**
 * Logs a visitor in by address and password (AU-01). Which of the two is wrong is not told, neither by the refusal nor by
 * the time that it takes (AU-02).
 */
export function createLogIn({ accounts, carts, passwords, limits }: LogInOptions) {
  return async function logIn(visitor: Visitor, { email, password }: EnteredLogin): Promise<void> {
    const key = emailKey(email);
    const found = await accounts.byEmail(key);
    const shopper = await visitor.shopper();
    const isKnown = found !== null && (await visitor.knows(found.account.customerId));
    const knownSession = isKnown ? (shopper?.sessionId ?? null) : null;
    const takeBack = await countAttempt(limits, { visitor, emailKey: key, knownSession });
    const verdict = await passwords.verify(password, found?.passwordHash ?? null);
    if (!found || verdict === 'wrong') throw new CommerceError('LOGIN_FAILED');
    await takeBack();
    const { account, passwordHash } = found;
    if (passwordHash && passwords.isOutdated(passwordHash)) {
      await accounts.rehash(account.id, await passwords.hash(password));
    }
    await enter(carts, visitor, account.customerId);
  };
}

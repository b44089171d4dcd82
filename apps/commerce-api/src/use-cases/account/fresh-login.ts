import { CommerceError } from '../../domain/errors/commerce-error';
import type { Clock } from '../../ports/clock';
import { isLoginFresh } from '../../sessions/login-life';
import type { Login, Visitor } from '../../sessions/visitor';

/** That somebody is logged in; NOT_AUTHENTICATED for a guest. */
export async function loginOf(visitor: Visitor): Promise<Login> {
  const login = await visitor.login();
  if (!login) throw new CommerceError('NOT_AUTHENTICATED');
  return login;
}

/** The same within 10 minutes of it, else REAUTHENTICATION_REQUIRED: whoever finds a browser open gets no further. */
export async function freshLoginOf(visitor: Visitor, clock: Clock): Promise<Login> {
  const login = await loginOf(visitor);
  if (!isLoginFresh(login, clock.now())) throw new CommerceError('REAUTHENTICATION_REQUIRED');
  return login;
}

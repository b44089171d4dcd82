import { STANDARD_PRICE_LIST } from '@geven/catalogue-records';
import type { Locale } from '@geven/timber';
import type { Limits } from '../ports/limits';
import type { Shopper } from '../ports/shopper';
import { isCustomersToken, SESSION_MAX_AGE, type Session, type Sessions } from './sessions';

/** Whoever sent a request. */
export interface Visitor {
  readonly locale: Locale;
  /** Network that the visitor comes from; null for the shop's own server, which is not limited. */
  readonly client: string | null;
  /** Null for a visitor without a session; nothing is made. */
  shopper(): Promise<Shopper | null>;
  /**
   * For the first action that has something to remember: makes the session when there is none. TOO_MANY_REQUESTS when
   * this client has made too many.
   */
  ensureShopper(): Promise<Shopper>;
  /** Key of the price list whose prices this visitor sees; the database is asked for customers alone. */
  priceList(): Promise<string>;
  /** What the session's cookie is to be; null when the visitor's is right as it is. */
  newCookie(): SessionCookie | null;
  /** Whether the visitor came with a token that no session has (any more). */
  hasLostSession(): boolean;
}

export interface SessionCookie {
  readonly token: string;
  /** Seconds. */
  readonly maxAge: number;
}

interface VisitorOptions {
  readonly sessions: Sessions;
  readonly limits: Limits;
  readonly client: string | null;
  readonly locale: Locale;
  /** From the cookie. */
  readonly token: string | undefined;
}

/** The visitor of one request; the session is looked up once, when it is first asked for. */
export function createVisitor({ sessions, limits, client, locale, token }: VisitorOptions): Visitor {
  let found: Promise<Session | null> | undefined;
  let made: Promise<Session> | undefined;
  let tokenToSet: string | null = null;
  let isLost = false;

  async function find(): Promise<Session | null> {
    const session = token ? await sessions.find(token) : null;
    isLost = Boolean(token) && !session;
    return session;
  }

  const shopperOf = ({ id, customerId, priceList }: Session): Shopper => ({
    sessionId: id,
    customerId,
    priceList,
    locale,
  });

  async function findOrCreate(): Promise<Session> {
    found ??= find();
    const session = await found;
    if (session) {
      if (token && (await sessions.renew(session, token))) tokenToSet = token;
      return session;
    }
    await limits.count('newCartsOfClient', client);
    const created = await sessions.create();
    tokenToSet = created.token;
    return created.session;
  }

  return {
    locale,
    client,
    async shopper() {
      found ??= find();
      const session = await (made ?? found);
      return session && shopperOf(session);
    },
    async ensureShopper() {
      made ??= findOrCreate();
      return shopperOf(await made);
    },
    async priceList() {
      if (!token || !isCustomersToken(token)) return STANDARD_PRICE_LIST;
      found ??= find();
      return (await found)?.priceList ?? STANDARD_PRICE_LIST;
    },
    hasLostSession: () => isLost,
    newCookie: () => (tokenToSet === null ? null : { token: tokenToSet, maxAge: SESSION_MAX_AGE }),
  };
}

import { STANDARD_PRICE_LIST } from '@geven/catalogue-records';
import type { Locale } from '@geven/timber';
import type { Limits } from '../ports/limits';
import type { Shopper } from '../ports/shopper';
import { deviceName } from './device-name';
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
  /** Null for a guest. */
  login(): Promise<Login | null>;
  /** Whether the customer logged in with this browser before. */
  knows(customerId: number): Promise<boolean>;
  /** Makes the visitor a customer, under a new token. Whoever was logged in before is logged out. */
  logIn(customerId: number): Promise<Shopper>;
  /** Ends the session; the browser goes on as a guest's that the customer is known in. */
  logOut(): Promise<void>;
  /** Gives the session a new token: whoever else knew it is out. */
  rotate(): Promise<void>;
  /** What the session's cookie is to be; null when the visitor's is right as it is. */
  newCookie(): SessionCookie | null;
  /** Whether the visitor came with a token that no session has (any more). */
  hasLostSession(): boolean;
}

/** That somebody is logged in. */
export interface Login {
  readonly customerId: number;
  readonly sessionId: number;
  readonly loggedInAt: Date;
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
  /** From the header; names the device when somebody logs in. */
  readonly userAgent?: string | undefined;
}

/** The visitor of one request; the session is looked up once, when it is first asked for. */
export function createVisitor({ sessions, limits, client, locale, token, userAgent }: VisitorOptions): Visitor {
  let found: Promise<Session | null> | undefined;
  let made: Promise<Session> | undefined;
  let tokenToSet: string | null = null;
  let isLost = false;

  async function find(): Promise<Session | null> {
    const session = token ? await sessions.find(token) : null;
    isLost = Boolean(token) && !session;
    if (session) await sessions.noteUse(session);
    return session;
  }

  const current = (): Promise<Session | null> => {
    found ??= find();
    return made ?? found;
  };

  const currentToken = () => tokenToSet ?? token ?? '';

  /** From here on the visitor is who has this token. */
  async function goOnAs(next: string): Promise<Session> {
    const session = await sessions.find(next);
    if (!session) throw new Error('A session that was made a moment ago is gone');
    tokenToSet = next;
    made = Promise.resolve(session);
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
      const session = await current();
      return session && shopperOf(session);
    },
    async ensureShopper() {
      made ??= findOrCreate();
      return shopperOf(await made);
    },
    async priceList() {
      if (!isCustomersToken(currentToken())) return STANDARD_PRICE_LIST;
      return (await current())?.priceList ?? STANDARD_PRICE_LIST;
    },
    async login() {
      const session = await current();
      if (!session?.login || session.customerId === null) return null;
      return { customerId: session.customerId, sessionId: session.id, loggedInAt: session.login.loggedInAt };
    },
    async knows(customerId) {
      return (await current())?.knownCustomerId === customerId;
    },
    async logIn(customerId) {
      const session = await current();
      const isOthers = session !== null && session.customerId !== null && session.customerId !== customerId;
      if (isOthers) await sessions.end(currentToken());
      const login = { customerId, device: deviceName(userAgent) };
      const attached = session && !isOthers ? await sessions.attach(currentToken(), login) : null;
      const next = attached ?? (await sessions.attach((await sessions.create()).token, login));
      return shopperOf(await goOnAs(next ?? ''));
    },
    async logOut() {
      const session = await current();
      if (!session) return;
      await sessions.end(currentToken());
      await goOnAs((await sessions.create(session.knownCustomerId)).token);
    },
    async rotate() {
      const next = (await current()) && (await sessions.rotate(currentToken()));
      if (next) await goOnAs(next);
    },
    hasLostSession: () => isLost && tokenToSet === null,
    newCookie: () => (tokenToSet === null ? null : { token: tokenToSet, maxAge: SESSION_MAX_AGE }),
  };
}

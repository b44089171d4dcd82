import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, isNull, lte, notExists, or, type SQL } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { newsletterConsents, newsletterLinks, newsletterSubscriptions } from '../database/schema/newsletter';
import type { Queryable, Transaction } from '../database/transaction';
import { mailing } from '../domain/contact/mailings';
import { type ConsentEventKind, NEWSLETTER_LINK_LIFE_MS, type Subscription } from '../domain/contact/subscription';
import type { Outbox } from '../outbox/outbox';
import type { Clock } from '../ports/clock';
import type { NewsletterLink, Newsletters, NewsletterWish } from '../ports/newsletters';
import { hashOfToken, newToken } from '../sessions/token';

interface StoredNewslettersOptions extends Pick<Database, 'db'> {
  readonly clock: Clock;
  readonly enqueue: Outbox['enqueue'];
  /** Whether another system writes the newsletters: each beginning and end is reported to it. */
  readonly isFollowed?: boolean;
}

/** One step of a proof as it is stored. */
interface Step {
  readonly subscriptionId: number;
  readonly requestId: string;
  readonly kind: ConsentEventKind;
  readonly evidence: string;
}

/** Subscriptions in PostgreSQL, whatever the backend is. */
export function createStoredNewsletters(options: StoredNewslettersOptions): Newsletters {
  const { db, clock, enqueue, isFollowed = false } = options;
  const { id, emailKey, mailingId, state } = newsletterSubscriptions;

  const find = async (tx: Queryable, condition: SQL | undefined): Promise<Subscription[]> =>
    (await tx.select().from(newsletterSubscriptions).where(condition).orderBy(asc(id))).map(toSubscription);

  /** Whoever changes it next waits: two links that are followed together subscribe once. */
  async function lock(tx: Transaction, condition: SQL | undefined): Promise<Subscription | null> {
    const [row] = await tx.select().from(newsletterSubscriptions).where(condition).for('update');
    return row ? toSubscription(row) : null;
  }

  async function ensure(tx: Transaction, { wording: _wording, ...wish }: NewsletterWish): Promise<Subscription> {
    await tx
      .insert(newsletterSubscriptions)
      .values({ ...wish, state: 'pending', changedAt: clock.now() })
      .onConflictDoNothing();
    const found = await lock(tx, and(eq(emailKey, wish.emailKey), eq(mailingId, wish.mailingId)));
    if (!found) throw new Error('A subscription that was stored a moment ago is gone');
    return found;
  }

  async function note(tx: Queryable, step: Step): Promise<void> {
    await tx
      .insert(newsletterConsents)
      .values({ ...step, at: clock.now() })
      .onConflictDoNothing();
  }

  async function move(tx: Transaction, subscriptionId: number, changes: Partial<Subscription>): Promise<void> {
    await tx
      .update(newsletterSubscriptions)
      .set({ ...changes, changedAt: clock.now() })
      .where(eq(id, subscriptionId));
  }

  async function follow(tx: Transaction, subscriptionId: number, key: string): Promise<void> {
    if (isFollowed) await enqueue(tx, { name: 'follow-newsletter', key, data: { subscriptionId } });
  }

  async function begin(tx: Transaction, subscriptionId: number, requestId: string): Promise<void> {
    const data = { subscriptionId, requestId };
    await enqueue(tx, { name: 'newsletter-welcome', key: requestId, data });
    await follow(tx, subscriptionId, requestId);
  }

  async function end(tx: Transaction, { id: subscriptionId, state: now, ...rest }: Subscription): Promise<void> {
    if (now === 'unsubscribed') return;
    await move(tx, subscriptionId, { state: 'unsubscribed' });
    const evidence = mailing(rest.mailingId, rest.locale)?.name ?? String(rest.mailingId);
    const requestId = randomUUID();
    await note(tx, { subscriptionId, requestId, kind: 'unsubscribed', evidence });
    await follow(tx, subscriptionId, requestId);
  }

  async function followed(tx: Transaction, token: string, purpose: NewsletterLink['purpose']) {
    const { expiresAt, tokenHash } = newsletterLinks;
    const isGood = or(isNull(expiresAt), gt(expiresAt, clock.now()));
    const isMeant = and(eq(tokenHash, hashOfToken(token)), eq(newsletterLinks.purpose, purpose), isGood);
    const [link] = await tx.select().from(newsletterLinks).where(isMeant);
    return link ?? null;
  }

  return {
    request: ({ wording, ...wish }) =>
      db.transaction(async (tx) => {
        const found = await ensure(tx, { ...wish, wording });
        if (found.state === 'subscribed') return;
        const { email, locale } = wish;
        await move(tx, found.id, { state: 'pending', email, locale });
        const data = { subscriptionId: found.id, requestId: randomUUID() };
        await note(tx, { ...data, kind: 'requested', evidence: wording });
        await enqueue(tx, { name: 'confirm-newsletter', key: data.requestId, data });
      }),
    subscribe: (wish) =>
      db.transaction(async (tx) => {
        const found = await ensure(tx, wish);
        if (found.state === 'subscribed') return;
        const { email, locale, wording } = wish;
        await move(tx, found.id, { state: 'subscribed', email, locale });
        const step = { subscriptionId: found.id, requestId: randomUUID(), evidence: wording };
        await note(tx, { ...step, kind: 'requested' });
        await note(tx, { ...step, kind: 'confirmed' });
        await begin(tx, found.id, step.requestId);
      }),
    confirm: (token) =>
      db.transaction(async (tx) => {
        const link = await followed(tx, token, 'confirm');
        const found = link && (await lock(tx, eq(id, link.subscriptionId)));
        if (!link || !found) return false;
        const { subscriptionId, requestId } = link;
        // Whoever has left since then does not come back by an old mail.
        if (found.state === 'unsubscribed') return false;
        if (found.state === 'subscribed') return true;
        await move(tx, subscriptionId, { state: 'subscribed' });
        const evidence = mailing(found.mailingId, found.locale)?.name ?? String(found.mailingId);
        await note(tx, { subscriptionId, requestId, kind: 'confirmed', evidence });
        await begin(tx, subscriptionId, requestId);
        return true;
      }),
    unsubscribe: (ofKey, ofMailing) =>
      db.transaction(async (tx) => {
        const found = await lock(tx, and(eq(emailKey, ofKey), eq(mailingId, ofMailing)));
        if (found) await end(tx, found);
      }),
    unsubscribeByLink: (token) =>
      db.transaction(async (tx) => {
        const link = await followed(tx, token, 'unsubscribe');
        const found = link && (await lock(tx, eq(id, link.subscriptionId)));
        if (!link || !found) return false;
        await end(tx, found);
        return true;
      }),
    ofAddress: (ofKey) => find(db, eq(emailKey, ofKey)),
    proofOf: (subscriptionId) =>
      db
        .select({ kind: newsletterConsents.kind, at: newsletterConsents.at, evidence: newsletterConsents.evidence })
        .from(newsletterConsents)
        .where(eq(newsletterConsents.subscriptionId, subscriptionId))
        .orderBy(asc(newsletterConsents.id)),
    async byId(subscriptionId) {
      return (await find(db, eq(id, subscriptionId)))[0] ?? null;
    },
    async issueLink(link) {
      const token = newToken();
      const isForEver = link.purpose === 'unsubscribe';
      const expiresAt = isForEver ? null : new Date(clock.now().getTime() + NEWSLETTER_LINK_LIFE_MS);
      await db.insert(newsletterLinks).values({ ...link, tokenHash: hashOfToken(token), expiresAt });
      return token;
    },
    noteMailed: (wish, messageId) => note(db, { ...wish, kind: 'mailed', evidence: messageId }),
    async removeExpired() {
      const now = clock.now();
      const { changedAt } = newsletterSubscriptions;
      await db.delete(newsletterLinks).where(lte(newsletterLinks.expiresAt, now));
      const over = new Date(now.getTime() - NEWSLETTER_LINK_LIFE_MS);
      const isOver = and(eq(state, 'pending'), lte(changedAt, over));
      const confirmed = db
        .select()
        .from(newsletterConsents)
        .where(and(eq(newsletterConsents.subscriptionId, id), eq(newsletterConsents.kind, 'confirmed')));
      await db.delete(newsletterSubscriptions).where(and(isOver, notExists(confirmed)));
      // What was sent to those who are left had a proof, which stays.
      await db.update(newsletterSubscriptions).set({ state: 'unsubscribed' }).where(isOver);
    },
  };
}

const toSubscription = (row: typeof newsletterSubscriptions.$inferSelect): Subscription => {
  const { id, mailingId, email, locale, state } = row;
  return { id, mailingId, email, locale, state };
};

import { isOdooOutage } from '@geven/odoo-rpc';
import { DEFAULT_LOCALE } from '@geven/timber';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/connection';
import { newsletterSubscriptions } from '../../../database/schema/newsletter';
import { emailKey } from '../../../domain/accounts/email-address';
import { mailing } from '../../../domain/contact/mailings';
import type { Jobs } from '../../../ports/jobs';
import type { Newsletters } from '../../../ports/newsletters';
import { NEWSLETTER_ACTION, type NewsletterOutcome, type NewsletterRequest } from '../actions/newsletter-action';
import type { RunAction } from '../actions/run-action';
import { emailsOf } from './emails-of';

export interface OdooNewslettersOptions extends Pick<Database, 'db'> {
  readonly run: RunAction;
  /** Our own tables, which have the proof of each subscription. */
  readonly stored: Newsletters;
}

/**
 * Subscriptions whose readers Odoo writes to: they begin here, with their proof, and may also end on Odoo's own page, which
 * is asked whenever somebody looks at them.
 */
export function createOdooNewsletters({ db, run, stored }: OdooNewslettersOptions): Newsletters {
  /** Newsletters that an address left in Odoo after it had subscribed here. */
  async function leftInOdoo(key: string): Promise<number[]> {
    const isGot = and(eq(newsletterSubscriptions.emailKey, key), eq(newsletterSubscriptions.state, 'subscribed'));
    const got = await db.select().from(newsletterSubscriptions).where(isGot);
    const [{ email } = { email: key }] = got;
    if (got.length === 0) return [];
    const request: NewsletterRequest = { do: 'read', emails: emailsOf(email) };
    const outcome = await run<NewsletterOutcome>(NEWSLETTER_ACTION, { request, isSafe: true });
    if ('missing' in outcome) return [];
    // Whoever comes back after that is subscribed, also until the job has told Odoo so.
    const hasLeft = ({ mailingId, changedAt }: (typeof got)[number]) =>
      outcome.left.some(({ id, at }) => id === mailingId && new Date(`${at.replace(' ', 'T')}Z`) > changedAt);
    return got.filter(hasLeft).map(({ mailingId }) => mailingId);
  }

  return {
    ...stored,
    async ofAddress(key) {
      const left = await leftInOdoo(key).catch((error: unknown) => {
        if (isOdooOutage(error)) return [];
        throw error;
      });
      for (const mailingId of left) await stored.unsubscribe(key, mailingId);
      return await stored.ofAddress(key);
    },
  };
}

/** Handles `follow-newsletter`: tells Odoo how a subscription is now, however many changes there were. */
export const createFollowNewsletter =
  ({ run, stored }: Pick<OdooNewslettersOptions, 'run'> & { readonly stored: Pick<Newsletters, 'byId'> }) =>
  async ({ subscriptionId }: Jobs['follow-newsletter']): Promise<void> => {
    const subscription = await stored.byId(subscriptionId);
    if (!subscription || subscription.state === 'pending') return;
    const { email, mailingId, state } = subscription;
    const name = mailing(mailingId, DEFAULT_LOCALE)?.name ?? String(mailingId);
    const request: NewsletterRequest = {
      ...{ do: 'write', email, emails: emailsOf(email), mailing: { id: mailingId, name } },
      is_subscribed: state === 'subscribed',
    };
    await run<NewsletterOutcome>(NEWSLETTER_ACTION, { request });
  };

/** Has Odoo write no newsletter any more to an address whose subscriptions are about to be deleted here. */
export async function leaveNewsletters(
  { db, run }: Pick<OdooNewslettersOptions, 'db' | 'run'>,
  address: string,
): Promise<void> {
  const found = await db
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.emailKey, emailKey(address)));
  for (const { mailingId } of found) {
    const name = mailing(mailingId, DEFAULT_LOCALE)?.name ?? String(mailingId);
    const about = { email: address, emails: emailsOf(address), mailing: { id: mailingId, name } };
    const request: NewsletterRequest = { do: 'write', ...about, is_subscribed: false };
    await run<NewsletterOutcome>(NEWSLETTER_ACTION, { request });
  }
}

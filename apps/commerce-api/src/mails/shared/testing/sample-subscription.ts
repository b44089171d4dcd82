import type { Locale } from '@geven/timber';
import type { Subscription, SubscriptionState } from '../../../domain/contact/subscription';
import type { Jobs } from '../../../ports/jobs';
import type { MailMessage } from '../../../ports/mail';
import type { MailDefinition, MailSources } from '../mail-definition';
import { SENDER } from './sample-sender';

/** The wish that mails of tests and stories are about. */
export const WISH = { subscriptionId: 5, requestId: '3c7f5a3e-0000-4000-8000-000000000000' };

/** A subscription in tests and stories. */
export const sampleSubscription = (locale: Locale, state: SubscriptionState): Subscription => ({
  ...{ id: WISH.subscriptionId, mailingId: 1, email: 'eva@brandt.example', locale, state },
});

/** What a mail about a subscription is made of; its links name what they are for. */
export const newsletterSources = (subscription: Subscription | null) =>
  ({
    sender: SENDER,
    newsletters: {
      byId: async () => subscription,
      issueLink: async ({ purpose }: { purpose: string }) => `token-to-${purpose}`,
    },
  }) as unknown as MailSources;

/** What a mail about a subscription says. */
export async function newsletterMessage(
  { message }: MailDefinition<Jobs['confirm-newsletter']>,
  subscription: Subscription,
): Promise<MailMessage> {
  const made = await message(WISH, newsletterSources(subscription));
  if (!made) throw new Error('There is a subscription to write about');
  return made;
}

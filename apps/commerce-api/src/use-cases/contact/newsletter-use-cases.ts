import { emailErrors } from '../../domain/accounts/check-fields';
import { emailKey } from '../../domain/accounts/email-address';
import { oneLine } from '../../domain/checkout/formats';
import { type Mailing, mailing, mailings, NEWSLETTER_ID } from '../../domain/contact/mailings';
import { CommerceError, refuseAny } from '../../domain/errors/commerce-error';
import type { Accounts } from '../../ports/accounts';
import type { Limits } from '../../ports/limits';
import type { Newsletters, NewsletterWish } from '../../ports/newsletters';
import type { Visitor } from '../../sessions/visitor';
import { currentCustomer } from '../account/current-customer';

/** A newsletter that a customer wants, or no longer. */
export interface MailingChoice {
  readonly id: number;
  readonly isSubscribed: boolean;
}

/** A customer, as newsletters know one. */
export interface MailingContact {
  readonly email: string;
  readonly subscriptionList: readonly {
    readonly mailing: Mailing;
    readonly isSubscribed: boolean;
    readonly isToBeConfirmed: boolean;
  }[];
}

interface NewsletterOptions {
  readonly newsletters: Newsletters;
  readonly accounts: Pick<Accounts, 'ofCustomer'>;
  readonly limits: Limits;
}

/** How somebody comes to get a newsletter, and to get none any more (FT-17) (DB-30). */
export function createNewsletterUseCases({ newsletters, accounts, limits }: NewsletterOptions) {
  async function getMailingContact(visitor: Visitor): Promise<MailingContact> {
    const { account } = await currentCustomer(accounts, visitor);
    const subscriptions = await newsletters.ofAddress(account.emailKey);
    const stateOf = (id: number) => subscriptions.find(({ mailingId }) => mailingId === id)?.state;
    return {
      email: account.email,
      subscriptionList: mailings(visitor.locale).map((one) => ({
        mailing: one,
        isSubscribed: stateOf(one.id) === 'subscribed',
        isToBeConfirmed: stateOf(one.id) === 'pending',
      })),
    };
  }

  return {
    mailings,
    getMailingContact,
    /** The answer is the same for every address; a field that people do not see is a machine's, which nobody is written for. */
    async subscribe(visitor: Visitor, typed: string, website?: string | null): Promise<void> {
      const email = oneLine(typed);
      refuseAny(emailErrors(email, 'email', true));
      await limits.count('newslettersOfClient', visitor.client);
      await limits.count('newslettersOfRecipient', emailKey(email));
      if (website) return;
      await newsletters.request(wishOf({ email, locale: visitor.locale }, NEWSLETTER_ID));
    },
    async confirm(token: string): Promise<void> {
      if (!(await newsletters.confirm(token))) throw new CommerceError('LINK_EXPIRED');
    },
    async unsubscribe(token: string): Promise<void> {
      if (!(await newsletters.unsubscribeByLink(token))) throw new CommerceError('LINK_EXPIRED');
    },
    /** A customer's address is proven already, so that nothing is to be confirmed; one that is not gets a mail. */
    async choose(visitor: Visitor, choices: readonly MailingChoice[]): Promise<MailingContact> {
      const { account } = await currentCustomer(accounts, visitor);
      const unknown = choices.find(({ id }) => !mailing(id, visitor.locale));
      if (unknown) throw new CommerceError('BAD_REQUEST', { reason: `there is no newsletter ${unknown.id}` });
      await limits.count('profileChangesOfCustomer', account.customerId);
      const { email, isConfirmed } = account;
      for (const { id, isSubscribed } of choices) {
        const wish = wishOf({ email, locale: visitor.locale }, id);
        if (!isSubscribed) await newsletters.unsubscribe(account.emailKey, id);
        else if (isConfirmed) await newsletters.subscribe(wish);
        else {
          await limits.count('newslettersOfRecipient', account.emailKey);
          await newsletters.request(wish);
        }
      }
      return await getMailingContact(visitor);
    },
  };
}

/** A wish with the words that it was made by. */
function wishOf({ email, locale }: Pick<NewsletterWish, 'email' | 'locale'>, mailingId: number): NewsletterWish {
  const known = mailing(mailingId, locale);
  return { mailingId, email, emailKey: emailKey(email), locale, wording: `${known?.name}: ${known?.description}` };
}

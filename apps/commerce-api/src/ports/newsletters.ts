import type { Locale } from '@geven/timber';
import type { ConsentEvent, Subscription } from '../domain/contact/subscription';

/** A wish for a newsletter. */
export interface NewsletterWish {
  readonly mailingId: number;
  readonly email: string;
  readonly emailKey: string;
  readonly locale: Locale;
  /** What was said yes to, as the reader saw it. */
  readonly wording: string;
}

/** Subscriptions to newsletters, with the proof of each: what happens to one is noted together with it, or not at all. */
export interface Newsletters {
  /** Has a link mailed to whoever is not subscribed yet. */
  request(wish: NewsletterWish): Promise<void>;
  /** Subscribes an address that is proven to be the customer's. */
  subscribe(wish: NewsletterWish): Promise<void>;
  /** Subscribes by the link of a mail, once however often it is followed; false for one that leads nowhere (any more). */
  confirm(token: string): Promise<boolean>;
  /** Ends a subscription; one that there is none of is ignored. */
  unsubscribe(emailKey: string, mailingId: number): Promise<void>;
  /** The same by the link of a newsletter; false for one that leads nowhere. */
  unsubscribeByLink(token: string): Promise<boolean>;
  /** Every subscription of an address, with those that ended or are to be confirmed. */
  ofAddress(emailKey: string): Promise<readonly Subscription[]>;
  /** What proves a subscription, the oldest first. */
  proofOf(subscriptionId: number): Promise<readonly ConsentEvent[]>;
  /** Finds one for mails, which have no session. */
  byId(subscriptionId: number): Promise<Subscription | null>;
  /** A new token of a link, kept nowhere. */
  issueLink(link: NewsletterLink): Promise<string>;
  /** Notes that a mail went out that asks for a confirmation. */
  noteMailed(wish: { readonly subscriptionId: number; readonly requestId: string }, messageId: string): Promise<void>;
  /** Deletes what was never confirmed, and links whose time is over. */
  removeExpired(): Promise<void>;
}

/** A link of a mail about a newsletter. */
export interface NewsletterLink {
  readonly subscriptionId: number;
  /** The wish that it is about. */
  readonly requestId: string;
  readonly purpose: 'confirm' | 'unsubscribe';
}

import type { Locale } from '@geven/timber';

/** Whether somebody gets a newsletter; `pending` waits for the mailed link. */
export type SubscriptionState = 'pending' | 'subscribed' | 'unsubscribed';

/** What a proof of consent is made of, in the order in which it happens. */
export type ConsentEventKind = 'requested' | 'mailed' | 'confirmed' | 'unsubscribed';

/** Somebody's subscription to one newsletter. */
export interface Subscription {
  readonly id: number;
  readonly mailingId: number;
  readonly email: string;
  readonly locale: Locale;
  readonly state: SubscriptionState;
}

/** One step of a proof. */
export interface ConsentEvent {
  readonly kind: ConsentEventKind;
  readonly at: Date;
  /** What was said yes or no to; of a mail its Message-ID. */
  readonly evidence: string;
}

/** How long the link that confirms one is good for. */
export const NEWSLETTER_LINK_LIFE_MS = 7 * 24 * 60 * 60 * 1000;

import type { Locale } from '@geven/timber';
import type { Campaign } from '../domain/cart/campaign';
import type { Lead, LeadContent, LeadFile, LeadState } from '../domain/contact/lead';
import type { Shopper } from './shopper';

/** A request as it arrives. */
export interface NewLead extends LeadContent {
  /** Made once per page: sending twice stores one. */
  readonly clientKey: string;
  readonly locale: Locale;
  readonly state: Exclude<LeadState, 'delivered'>;
  readonly isProven: boolean;
  readonly campaign: Campaign | null;
  readonly files: readonly LeadFile[];
  /** Whose session it came from; null without one. */
  readonly shopper: Pick<Shopper, 'sessionId' | 'customerId'> | null;
}

/** Requests of visitors. */
export interface Leads {
  /**
   * Stores one together with the jobs that report it, or not at all; the same key gives the same one again. Null where one
   * of its files belongs to another request already.
   */
  add(lead: NewLead): Promise<Lead | null>;
  byClientKey(clientKey: string): Promise<Lead | null>;
  /** Finds one for mails, which have no session. */
  byId(leadId: number): Promise<Lead | null>;
  /** A new token of the link that a waiting one is confirmed with, kept nowhere; null for one that waits no longer. */
  issueLink(leadId: number): Promise<string | null>;
  /** Has a waiting one delivered, once however often the link is followed; null for a link that leads nowhere (any more). */
  confirm(token: string): Promise<Lead | null>;
  /** The desk has it; it keeps the time of the first delivery. */
  noteDelivered(leadId: number): Promise<void>;
  /** What somebody asked while logged in as the customer, the oldest first. */
  ofCustomer(customerId: number): Promise<readonly Lead[]>;
  /** Deletes those whose time is over: delivered long ago, never confirmed, or spam. Their files become orphans. */
  removeExpired(): Promise<void>;
}

import type { Locale } from '@geven/timber';
import type { Campaign } from '../cart/campaign';

/** What somebody turns to the shop for. */
export const LEAD_KINDS = ['callback', 'other', 'changeOrder', 'complaint', 'quote', 'info', 'chat'] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

/**
 * How far a request is.
 * - `waiting`: for its mailed link to be followed.
 * - `open`: to be delivered to the desk.
 * - `delivered`: the desk has it.
 * - `spam`: a machine's; nobody is written to.
 */
export type LeadState = 'waiting' | 'open' | 'delivered' | 'spam';

/** What a request says; empty where its form does not ask, or nothing was entered. */
export interface LeadContent {
  readonly kind: LeadKind;
  readonly name: string;
  readonly companyName: string;
  readonly email: string;
  readonly phone: string;
  /** Postcode of the building site. */
  readonly zip: string;
  readonly desiredDate: string;
  readonly project: string;
  /** As orders have it: `S107312`, or its digits alone. */
  readonly orderNumber: string;
  /** The product that is asked about, by item number and name. */
  readonly product: string;
  readonly message: string;
}

/** A file that came with a request. */
export interface LeadFile {
  readonly uploadId: string;
  readonly name: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
}

/** A request that is stored. */
export interface Lead extends LeadContent {
  readonly id: number;
  /** What it is called towards its sender: short, and tells nothing of how many there are. */
  readonly reference: string;
  readonly state: LeadState;
  readonly locale: Locale;
  readonly receivedAt: Date;
  /** When it was taken for the desk; null while it waits. */
  readonly acceptedAt: Date | null;
  readonly deliveredAt: Date | null;
  /** Null for a guest's. */
  readonly customerId: number | null;
  /** Whether its sender is a customer who proved the address: who else it is written to may be a stranger. */
  readonly isProven: boolean;
  /** The advertisement that led to it; null where none is known. */
  readonly campaign: Campaign | null;
  readonly files: readonly LeadFile[];
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a mailed link is good for, and a request waits for it. */
export const LEAD_LINK_LIFE_MS = 7 * DAY_MS;
/** How long what machines sent is kept, for whoever looks for a message that was taken for theirs. */
export const SPAM_LIFE_MS = 30 * DAY_MS;

const LINK = /(?:https?:\/\/|www\.)\S/gi;
/** More are what advertisements have. */
const MAX_LINKS = 2;

/** Whether a message has so many links that its sender has to prove the address first. */
export const hasManyLinks = (message: string): boolean => (message.match(LINK)?.length ?? 0) > MAX_LINKS;

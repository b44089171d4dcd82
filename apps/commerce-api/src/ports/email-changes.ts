import type { EmailAddress, EmailChange } from '../domain/accounts/email-change';

/** What an answer to a change came to; `taken` where the address has another account meanwhile. */
export type EmailChangeOutcome = 'waiting' | 'settled' | 'taken' | 'link-expired';

/**
 * Changes of the address of an account. What changes more than one thing happens together, with the mails about it, or not
 * at all.
 */
export interface EmailChanges {
  byId(changeId: string): Promise<EmailChange | null>;
  /** The one of an account that is not settled; null without one. */
  open(accountId: number): Promise<EmailChange | null>;
  /** Asks both addresses by mail. One that was asked for before is void, with its links. */
  request(accountId: number, after: EmailAddress): Promise<void>;
  /** The customer does not want it any more. */
  withdraw(accountId: number): Promise<void>;
  /** By the link to the new address, of whoever is logged in to the account. */
  confirm(accountId: number, token: string): Promise<EmailChangeOutcome>;
  /** By the link to the address that the account has; whoever reads its mails need not be logged in. */
  approve(token: string): Promise<EmailChangeOutcome>;
  /**
   * By the same link: the change is void and every session of the account ends, because it may have been a stranger who
   * asked for it. False for a link that leads nowhere (any more).
   */
  refuse(token: string): Promise<boolean>;
  /** Makes those count that nobody objected to in time, and forgets those that came to nothing. */
  settleDue(): Promise<void>;
}

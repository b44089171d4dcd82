import type { Locale } from '@geven/timber';
import type { Account, Contact, ShownPrices } from '../domain/accounts/account';
import type { LinkPurpose } from '../domain/accounts/mail-link';

/** Somebody who registers. */
export interface NewAccount extends Pick<Account, 'email' | 'emailKey' | 'name' | 'phone'> {
  readonly passwordHash: string;
  readonly locale: Locale;
}

/** An account and what its password is checked against; null where none was chosen yet. */
export interface Credentials {
  readonly account: Account;
  readonly passwordHash: string | null;
}

/** Mails about an account, by the jobs that send them. */
export type AccountMail = 'confirm-email' | 'email-taken' | 'reset-password' | 'password-changed' | 'passkey-added';

/** What a person may change about the account without proving anything again. */
export interface AccountChanges extends Partial<Contact> {
  readonly showTaxPrice?: ShownPrices;
}

/** Who may log in. What changes more than one thing happens together, with the mail about it, or not at all. */
export interface Accounts {
  byId(accountId: number): Promise<Account | null>;
  byEmail(emailKey: string): Promise<Credentials | null>;
  ofCustomer(customerId: number): Promise<Credentials | null>;
  /** With a customer of its own and a mail that asks to confirm the address. Null when the address has an account. */
  register(account: NewAccount): Promise<Account | null>;
  update(accountId: number, changes: AccountChanges): Promise<void>;
  /** Stores the same password in another way. */
  rehash(accountId: number, passwordHash: string): Promise<void>;
  /**
   * Stores a new password that its owner chose while logged in, ends every session but one, makes links to set another
   * one void, and tells the owner by mail.
   */
  setPassword(accountId: number, passwordHash: string, exceptSession: number): Promise<void>;
  /**
   * Stores a password by a link of a reset or an invitation, and with it that the address is proven. Every session ends,
   * and a change of the address that is not settled is void. Where somebody had chosen one before and never confirmed the address, the account begins with a customer of its own
   * again: what was there may be a stranger's. Null for a link that leads nowhere (any more).
   */
  resetPassword(token: string, passwordHash: string): Promise<Account | null>;
  /** Spends a link that proves the address of this account; false for one that does not. */
  confirm(accountId: number, token: string): Promise<boolean>;
  /** Sends a mail; about no account it is a job that sends nothing, so that both take the same time. */
  sendMail(mail: AccountMail, accountId: number | null): Promise<void>;
}

/** Links in mails: each good for one purpose, one address and one use. */
export interface MailLinks {
  /** A new one, whose token is nowhere but in what is returned; those before it stay good until one is spent. */
  issue(account: Pick<Account, 'id' | 'emailKey'>, purpose: LinkPurpose): Promise<string>;
  /** Whose a link is that could be spent now; looking at it spends nothing. */
  find(token: string, purpose: LinkPurpose): Promise<Account | null>;
  /** Forgets those whose time is over. */
  removeExpired(): Promise<void>;
}

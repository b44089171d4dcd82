import type { Account } from '../domain/accounts/account';

/** Accounts that are to be deleted, and the few days in which their owners may change their mind. */
export interface AccountDeletions {
  /** Sets the day and tells the owner by mail, with a link to undo it; once it is set it stays, without another mail. */
  request(accountId: number): Promise<void>;
  /** Keeps an account; one whose time is over is not kept any more. */
  undo(accountId: number): Promise<void>;
  /** The same by the link of the mail; false for one that leads nowhere (any more). */
  undoByLink(token: string): Promise<boolean>;
  /** Those whose time is over. */
  due(): Promise<readonly Account[]>;
  /**
   * Deletes what there is of an account whose time is over and of its customer: credentials, sessions, links, addresses,
   * carts. Orders stay, with what is on them, and belong to nobody. A last mail says so.
   */
  carryOut(account: Account): Promise<void>;
}

import type { Locale } from '@geven/timber';
import type { Withdrawal, WithdrawalDraft } from '../domain/checkout/withdrawal';
import type { Shopper } from './shopper';

/** A declaration as it arrives. */
export interface NewWithdrawal extends WithdrawalDraft {
  /** Made once per page: pressing twice declares once. */
  readonly clientKey: string;
  readonly locale: Locale;
  /** Whose session it came from; null without one. */
  readonly shopper: Pick<Shopper, 'sessionId' | 'customerId'> | null;
}

/** Declarations of withdrawal. */
export interface Withdrawals {
  /** Keeps one together with the mails about it, or not at all; the same key gives the same one again. */
  declare(declaration: NewWithdrawal): Promise<Withdrawal>;
  byClientKey(clientKey: string): Promise<Withdrawal | null>;
  /** Finds one for mails, which have no session. */
  byId(withdrawalId: number): Promise<Withdrawal | null>;
  /** What somebody declared while logged in as the customer, the oldest first. */
  ofCustomer(customerId: number): Promise<readonly Withdrawal[]>;
}

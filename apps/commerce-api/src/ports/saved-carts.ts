import type { Locale } from '@geven/timber';
import type { SavedLine } from '../domain/cart/saved-cart';

/** A copy of a cart that is to be mailed. */
export interface MailedCart {
  readonly lines: readonly SavedLine[];
  readonly email: string;
  /** Language of the mail. */
  readonly locale: Locale;
}

/** Copies of carts that whoever has the link of a mail puts into a cart of their own. */
export interface SavedCarts {
  /** Keeps a copy and has it mailed. The address is kept until then and no longer. */
  mail(cart: MailedCart): Promise<void>;
  /** The copy, with a new token that leads to it for 90 days and is kept nowhere; null once it is gone. */
  issue(savedCartId: number): Promise<{ readonly token: string; readonly lines: readonly SavedLine[] } | null>;
  /** The lines that a token leads to; null for one that leads nowhere, or no more. */
  byToken(token: string): Promise<readonly SavedLine[] | null>;
  /** Deletes copies that nothing leads to any more. */
  removeExpired(): Promise<void>;
}

import type { Locale } from '@geven/timber';
import type { BankAccount, Seller } from '../../domain/seller/seller';

/** What every mail says about us. */
export interface Sender {
  /** What the shop calls itself. */
  readonly brand: string;
  readonly seller: Seller;
  readonly bank: BankAccount;
  /** Public origin of the shop in each language. */
  readonly origins: Readonly<Record<Locale, string>>;
}

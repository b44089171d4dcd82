import type { Locale } from '@geven/timber';
import type { LeadKind } from '../../domain/contact/lead';
import type { BankAccount, Seller } from '../../domain/seller/seller';

/** What every mail says about us. */
export interface Sender {
  /** What the shop calls itself. */
  readonly brand: string;
  readonly seller: Seller;
  /** Who reads what visitors ask. */
  readonly deskOf: (kind: LeadKind) => string;
  readonly bank: BankAccount;
  /** Address of the yard that goods are picked up at. */
  readonly yard: string;
  /** Public origin of the shop in each language. */
  readonly origins: Readonly<Record<Locale, string>>;
}

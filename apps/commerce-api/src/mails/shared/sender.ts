import type { BankAccount, Seller } from '../../domain/seller/seller';

/** What every mail says about us. */
export interface Sender {
  /** What the shop calls itself. */
  readonly brand: string;
  readonly seller: Seller;
  readonly bank: BankAccount;
  /** Address of the shop. */
  readonly shopUrl: string;
}

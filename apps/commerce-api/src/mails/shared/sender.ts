/** Who sells and sends. */
export interface Seller {
  readonly name: string;
  readonly address: string;
  readonly email: string;
  readonly phone: string;
  /** Court and number. */
  readonly register: string;
  readonly vat: string;
}

/** Where a wire transfer goes. */
export interface BankAccount {
  readonly accountHolder: string;
  readonly iban: string;
  readonly bic: string;
  readonly bankName: string;
}

/** What every mail tells about us. */
export interface Sender {
  /** What the shop calls itself. */
  readonly brand: string;
  readonly seller: Seller;
  readonly bank: BankAccount;
  /** Address of the shop. */
  readonly shopUrl: string;
}

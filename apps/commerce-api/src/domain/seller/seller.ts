/** Who sells: named in mails, documents and legal texts. */
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

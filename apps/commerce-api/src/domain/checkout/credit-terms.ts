/** What a customer who may order on account was given. */
export interface CreditTerms {
  /** Days from the date of the invoice to pay it in. */
  readonly days: number;
}

/** The longest term that law allows between companies (§ 271a BGB), in days. */
export const MAX_TERM_DAYS = 60;

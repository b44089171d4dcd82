import type { CertificationScheme } from '@geven/catalogue-records';

/** What the catalogue says of the merchant beside every product. */
export interface Merchant {
  /** Who answers for the products (GPSR article 19). */
  readonly responsible: { readonly name: string; readonly address: string; readonly email: string };
  /** Codes of the chain-of-custody certificates; without one, nothing is claimed of its scheme (LG-14). */
  readonly certificates: Readonly<Partial<Record<CertificationScheme, string>>>;
  /** Whether shoppers see the references of due diligence statements. */
  readonly showsDueDiligence: boolean;
}

/** A placeholder for measurements, where nobody reads who the merchant is. */
export const NOBODY: Merchant = {
  responsible: { name: '', address: '', email: '' },
  certificates: {},
  showsDueDiligence: false,
};

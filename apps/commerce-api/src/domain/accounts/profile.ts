import type { CountryCode } from '../checkout/countries';

/** Where a company or its accounts department is; what is not known is empty. */
export interface Place {
  readonly street: string;
  /** Without white space. */
  readonly zip: string;
  readonly city: string;
  readonly country: CountryCode | null;
}

/** The company that a customer buys for (EN-10). */
export interface Company extends Place {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly vat: string | null;
  /** Number of the Chamber of Commerce. */
  readonly kvk: string | null;
  readonly industryId: number | null;
}

/** Where invoices go (EN-11). */
export interface Billing extends Place {
  readonly contactName: string;
  readonly email: string;
  readonly leitwegId: string | null;
  readonly peppolId: string | null;
}

/** What a backend knows of a customer (EN-09). */
export interface Profile {
  readonly company: Company | null;
  readonly billing: Billing | null;
}

import type { Locale } from '@geven/timber';

/** Which prices somebody wants to see, in the specification's words. */
export type ShownPrices = 'VATIncluded' | 'VATExcluded';

/** What made an account one that nobody can log in to: a command, or a backend that knows the customer no longer. */
export type DisabledBy = 'command' | 'backend';

/** How the person behind an account is reached. */
export interface Contact {
  readonly name: string;
  readonly phone: string;
  readonly mobile: string;
}

/** Somebody who may log in; the credentials stay where they are checked. */
export interface Account extends Contact {
  readonly id: number;
  readonly customerId: number;
  /** As it was typed in. */
  readonly email: string;
  /** The same address whatever its case. */
  readonly emailKey: string;
  /** Whether a mail to the address has proven it. */
  readonly isConfirmed: boolean;
  /** Language of mails. */
  readonly locale: Locale;
  readonly showTaxPrice: ShownPrices;
  readonly createdAt: Date;
  /** When it is deleted, unless its owner undoes that; null for most. */
  readonly deletionAt: Date | null;
}

import type { Locale } from '@geven/timber';
import type { Company } from '../../domain/accounts/profile';
import type { AddressFields } from '../../domain/checkout/address';

/** A customer to try the shop with. */
export interface SampleAccount {
  readonly email: string;
  readonly name: string;
  readonly phone: string;
  readonly locale: Locale;
  readonly company: Company | null;
  readonly address: AddressFields;
}

const ANNA = { name: 'Anna Visser', email: 'anna@customer.example', phone: '+31 10 1234567' };
const EVA = { name: 'Eva Brandt', email: 'eva@carpentry.example', phone: '+49 221 1234567' };
const ROTTERDAM = { street: 'Kerkstraat 1', zip: '3011 AA', city: 'Rotterdam', country: 'NL' } as const;
const COLOGNE = { street: 'Lindenstraße 4', zip: '50667', city: 'Köln', country: 'DE' } as const;

const shipping = { street2: '', vat: null, addressType: 'shipping' } as const;

/** A private customer and one who buys for a company. */
export const SAMPLE_ACCOUNTS: readonly SampleAccount[] = [
  {
    ...ANNA,
    locale: 'nl',
    company: null,
    address: { ...ANNA, ...ROTTERDAM, ...shipping, companyName: null, isCompany: false },
  },
  {
    ...EVA,
    locale: 'de',
    company: {
      ...{ name: 'Zimmerei Brandt', phone: EVA.phone, email: 'info@carpentry.example', ...COLOGNE },
      ...{ vat: 'DE136695976', kvk: null, industryId: 1 },
    },
    address: { ...EVA, ...COLOGNE, ...shipping, companyName: 'Zimmerei Brandt', isCompany: true },
  },
];

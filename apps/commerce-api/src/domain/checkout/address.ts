import type { CountryCode } from './countries';

/** What an address is for. */
export type AddressType = 'billing' | 'shipping' | 'other';

/** An address that passed its checks. */
export interface AddressFields {
  readonly name: string;
  readonly companyName: string | null;
  readonly street: string;
  readonly street2: string;
  readonly city: string;
  /** Formatted as the country writes it. */
  readonly zip: string;
  readonly country: CountryCode;
  readonly email: string;
  readonly phone: string;
  readonly vat: string | null;
  readonly addressType: AddressType;
  readonly isCompany: boolean;
}

export interface Address extends AddressFields {
  readonly id: number;
  /** Whether its customer is offered it first; orders do not keep it. */
  readonly isDefault?: boolean;
}

import type { AddressFields } from '../../domain/checkout/address';

/** A delivery address that freight and VAT of the Netherlands are known for. */
export const ROTTERDAM: AddressFields = {
  name: 'Anna Visser',
  companyName: null,
  street: 'Kerkstraat 1',
  street2: '',
  city: 'Rotterdam',
  zip: '3011 AA',
  country: 'NL',
  email: 'anna@example.nl',
  phone: '+31 10 1234567',
  vat: null,
  addressType: 'shipping',
  isCompany: false,
};

/** Names of the address form's fields in their order on the page, which is the order of its error summary. */
export const ADDRESS_FIELDS = [
  'email',
  'phone',
  'companyName',
  'vat',
  'name',
  'street',
  'street2',
  'zip',
  'city',
  'countryId',
  'billing.companyName',
  'billing.vat',
  'billing.name',
  'billing.email',
  'billing.street',
  'billing.street2',
  'billing.zip',
  'billing.city',
  'billing.countryId',
] as const;

export type AddressField = (typeof ADDRESS_FIELDS)[number];

import type { Address, AddressInput, Cart, Country, CountryId } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';

/** What is in the address form, by field name; ticks and choices too. */
export type AddressValues = Readonly<Record<string, string>>;

/** Prefix of the billing address's fields. */
export const BILLING = 'billing.';

/** Name of the field that repeats a street which was asked about. */
export const ASKED_STREET = 'askedStreet';

/** Name of the field that repeats a VAT id of which was said that VAT is charged. */
export const ASKED_VAT_ID = 'askedVatId';

/** The delivery address of a submitted form. */
export function shippingInput(values: AddressValues): AddressInput {
  const isCompany = values.kind === 'business';
  return {
    ...place(values, ''),
    email: values.email ?? '',
    phone: values.phone ?? '',
    // What a private shopper left in the folded fields does not count.
    companyName: isCompany ? (values.companyName ?? '') : null,
    vat: isCompany ? values.vat || null : null,
    isCompany,
    addressType: 'shipping',
  };
}

/** The billing address of a submitted form; null when it is the delivery address. */
export function billingInput(values: AddressValues): AddressInput | null {
  if (!values.billingDiffers) return null;
  const companyName = (values[`${BILLING}companyName`] ?? '').trim();
  return {
    ...place(values, BILLING),
    email: values[`${BILLING}email`] ?? '',
    phone: values.phone ?? '',
    companyName: companyName || null,
    vat: values[`${BILLING}vat`] || null,
    isCompany: companyName !== '',
    addressType: 'billing',
  };
}

function place(values: AddressValues, prefix: string) {
  const value = (field: string) => values[prefix + field] ?? '';
  // The same a second time: the shopper was asked about it and left it.
  const isAskedAgain = (asked: string, field: string) => value(asked) !== '' && value(asked) === value(field);
  return {
    name: value('name'),
    street: value('street'),
    street2: value('street2') || null,
    isWithoutHouseNumber: isAskedAgain(ASKED_STREET, 'street'),
    isVatCharged: isAskedAgain(ASKED_VAT_ID, 'vat'),
    zip: value('zip'),
    city: value('city'),
    // 0 is no country: the API says that the field is required.
    countryId: (Number.parseInt(value('countryId'), 10) || 0) as CountryId,
  };
}

/** Country that a reader most likely lives in, where nobody knows better; English readers choose. */
const HOME: Partial<Record<Locale, string>> = { de: 'DE', nl: 'NL' };

/** The country to choose at first: the one that the visitor seems to be in, where that is known, else the reader's. */
export function homeCountry(
  countries: readonly Country[],
  locale: Locale,
  visitorCountry: string | null = null,
): Country | undefined {
  return countries.find(({ code }) => code === (visitorCountry ?? HOME[locale]));
}

/** What the form shows at first: the cart's addresses, else who orders and where its delivery was calculated for, else the reader's country. */
export function addressValues(cart: Cart, home?: Pick<Country, 'id'>): AddressValues {
  const { partner, partnerShipping, partnerInvoice, checkoutCountry, zip } = cart;
  if (!partnerShipping) {
    const { name = '', email, phone } = partner ?? {};
    const person = { name, email: email ?? '', phone: phone ?? '' };
    return { ...person, zip: zip ?? '', countryId: String((checkoutCountry ?? home)?.id ?? '') };
  }
  const isDifferent = partnerInvoice != null && partnerInvoice.id !== partnerShipping.id;
  return {
    ...valuesOf(partnerShipping, ''),
    kind: partnerShipping.isCompany ? 'business' : 'private',
    ...(isDifferent ? { billingDiffers: 'on', ...valuesOf(partnerInvoice, BILLING) } : {}),
  };
}

/** An address as its form shows it. */
export function valuesOf(address: Address, prefix = ''): AddressValues {
  const { name, companyName, street, street2, zip, city, country, email, phone, vat } = address;
  const values = { name, companyName, street, street2, zip, city, countryId: String(country.id), email, phone, vat };
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [prefix + field, value ?? '']));
}

import type { Address, AddressId, Cart, User } from '@geven/odoo-sdk';
import { type AddressValues, addressValues, BILLING, valuesOf } from '@/components/address/address-values';

/** The choice that means the fields of a new address. */
export const OTHER_ADDRESS = 'other';

type Prefix = '' | typeof BILLING;

/** Name of the choice between the addresses of the book. */
export const choiceField = (prefix: Prefix) => `${prefix}addressId` as const;

/** The address of the book that a form was sent with; null for a new one. */
export function chosenAddress(values: AddressValues, prefix: Prefix): AddressId | null {
  const id = Number(values[choiceField(prefix)]);
  return Number.isInteger(id) && id > 0 ? (id as AddressId) : null;
}

/** Whoever is logged in, with the addresses that can be chosen (CO-11). */
export interface CheckoutCustomer {
  readonly user: User;
  readonly shipping: readonly Address[];
  readonly billing: readonly Address[];
}

/** What the form shows a customer at first: addresses of the book, and new ones begun with what the account knows. */
export function customerValues(
  cart: Cart,
  { user, shipping, billing }: CheckoutCustomer,
  home: Parameters<typeof addressValues>[1],
): AddressValues {
  const { partnerShipping, partnerInvoice } = cart;
  const isInvoiceElsewhere = partnerInvoice != null && partnerInvoice.id !== partnerShipping?.id;
  // What was said in this form once counts more.
  const ofAccount = partnerShipping ? null : profileBilling(user);
  const known = isInvoiceElsewhere ? partnerInvoice : ofAccount && findPlace(billing, ofAccount);
  return {
    ...(isInvoiceElsewhere || !ofAccount ? {} : { billingDiffers: 'on', ...ofAccount }),
    ...addressValues(cart, home),
    ...(partnerShipping ? {} : personOf(user)),
    [choiceField('')]: choiceOf(shipping, partnerShipping ?? shipping[0]),
    [choiceField(BILLING)]: choiceOf(billing, known),
  };
}

const choiceOf = (book: readonly Address[], chosen: Pick<Address, 'id'> | null | undefined): string =>
  chosen && book.some(({ id }) => id === chosen.id) ? String(chosen.id) : OTHER_ADDRESS;

function personOf({ name, email, phone, company }: User): AddressValues {
  const person = { name, email, phone, kind: 'private' };
  return company ? { ...person, kind: 'business', companyName: company.name, vat: company.vat ?? '' } : person;
}

/** Where the account says that invoices go; null while it does not say it all. */
function profileBilling(user: User): AddressValues | null {
  const { billingAddress: place, company } = user;
  if (!place?.street || !place.zip || !place.city || !place.country) return null;
  const entries = {
    name: user.billingContactName || user.name,
    email: user.billingEmail || user.email,
    ...{ companyName: company?.name ?? '', vat: company?.vat ?? '' },
    ...{ street: place.street, zip: place.zip, city: place.city, countryId: String(place.country.id) },
  };
  return Object.fromEntries(Object.entries(entries).map(([field, value]) => [BILLING + field, value]));
}

const PLACE = ['name', 'companyName', 'email', 'street', 'zip', 'city', 'countryId'] as const;

/** The address that an earlier order took from the account: it is chosen again instead of being added again. */
const findPlace = (book: readonly Address[], values: AddressValues): Address | undefined =>
  book.find((address) => {
    const own = valuesOf(address, BILLING);
    return PLACE.every((field) => own[BILLING + field] === values[BILLING + field]);
  });

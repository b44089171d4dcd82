import type { AddressId, AddressInput } from '@geven/odoo-sdk';
import { shippingInput } from '@/components/address/address-values';
import { ADDRESS_BOOK_ID } from '@/lib/account/dashboard-pages';
import { type FormOutcome, refusalsOf, type SubmittedForm } from '@/lib/forms/form-action';
import { bookHref } from './book-view';

/** Saves a new address or a changed one (API-09); the default says which the checkout offers first. */
export async function saveAddress({ values, locale, sdk }: SubmittedForm): Promise<FormOutcome> {
  const id = Number.parseInt(values.addressId ?? '', 10);
  const input: AddressInput = { ...shippingInput(values), isDefault: Boolean(values.isDefault) };
  const refusals = await refusalsOf(
    id > 0 ? sdk.account.updateAddress(id as AddressId, input) : sdk.checkout.addAddress(input),
  );
  if (!refusals) return { to: bookHref(locale) };
  const atFields = refusals.map((refusal) =>
    // Which country it was is known by the field that chose it.
    refusal.code === 'ADDRESS_NOT_DELIVERABLE' ? { ...refusal, field: 'countryId' } : refusal,
  );
  return { backTo: 'dashboardData', hash: `#${ADDRESS_BOOK_ID}`, refusals: atFields };
}

/** Takes an address out of the book, after YES (API-10). */
export async function deleteAddress({ values, locale, sdk }: SubmittedForm): Promise<FormOutcome> {
  const id = Number.parseInt(values.addressId ?? '', 10);
  const refusals = id > 0 ? await refusalsOf(sdk.account.deleteAddress(id as AddressId)) : null;
  return refusals ? { backTo: 'dashboardData', hash: `#${ADDRESS_BOOK_ID}`, refusals } : { to: bookHref(locale) };
}

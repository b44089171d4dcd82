import { isEmailAddress } from '../accounts/email-address';
import { CommerceError, refuseAny } from '../errors/commerce-error';
import type { AddressFields, AddressType } from './address';
import { type CountryCode, countryOfId, isDeliverable } from './countries';
import { oneLine, PHONE } from './formats';
import { normalisePostcode, postcodeExample } from './postcode';
import { plainVatId, VAT_ID } from './vat-id';

/** An address as it was typed in. */
export interface AddressDraft {
  readonly name: string;
  readonly companyName?: string | null | undefined;
  readonly street: string;
  readonly street2?: string | null | undefined;
  /** The shopper was asked: there is no house number. */
  readonly isWithoutHouseNumber?: boolean | null | undefined;
  readonly city: string;
  readonly zip: string;
  readonly countryId: number;
  readonly email: string;
  readonly phone?: string | null | undefined;
  readonly vat?: string | null | undefined;
  readonly addressType: AddressType;
  readonly isCompany?: boolean | null | undefined;
}

type TextField = 'name' | 'companyName' | 'street' | 'street2' | 'city' | 'zip' | 'email' | 'phone' | 'vat';

/** Characters at most. */
const MAX_LENGTH: Record<TextField, number> = {
  name: 100,
  companyName: 100,
  street: 100,
  street2: 100,
  city: 60,
  zip: 12,
  email: 254,
  phone: 30,
  vat: 20,
};

const TEXT_FIELDS = Object.keys(MAX_LENGTH) as TextField[];

/** Trims and normalises an address, or refuses every bad field of it. */
export function checkAddress(draft: AddressDraft): AddressFields {
  const text = trimmed(draft);
  const country = countryOfId(draft.countryId);
  const errors = [
    ...requiredFields(draft)
      .filter((field) => text[field] === '')
      .map((field) => new CommerceError('FIELD_REQUIRED', { field })),
    ...(country ? [] : [new CommerceError('FIELD_REQUIRED', { field: 'countryId' })]),
    ...TEXT_FIELDS.filter((field) => text[field].length > MAX_LENGTH[field]).map(
      (field) => new CommerceError('FIELD_TOO_LONG', { field, max: MAX_LENGTH[field] }),
    ),
    ...formatErrors(text, country),
    ...(isHouseNumberMissing(draft, text) ? [new CommerceError('HOUSE_NUMBER_MISSING', { field: 'street' })] : []),
  ];
  refuseAny(errors);
  const zip = country && normalisePostcode(text.zip, country);
  // Cannot happen: both are among the errors above.
  if (!country || !zip) throw new CommerceError('FIELD_REQUIRED', { field: 'zip' });
  if (draft.addressType === 'shipping') checkDeliverable(country);
  return {
    ...text,
    zip,
    country,
    companyName: text.companyName || null,
    vat: text.vat || null,
    addressType: draft.addressType,
    isCompany: draft.isCompany ?? false,
  };
}

/** Refuses countries that we do not deliver to. */
export function checkDeliverable(country: CountryCode): void {
  if (!isDeliverable(country)) throw new CommerceError('ADDRESS_NOT_DELIVERABLE', { country });
}

function requiredFields({ addressType, isCompany }: AddressDraft): TextField[] {
  const fields: TextField[] = ['name', 'street', 'city', 'zip', 'email'];
  if (addressType === 'shipping') fields.push('phone');
  if (isCompany) fields.push('companyName');
  return fields;
}

function formatErrors(text: Record<TextField, string>, country: CountryCode | undefined): CommerceError[] {
  const errors: CommerceError[] = [];
  const format = (field: TextField, _field_: string) =>
    errors.push(new CommerceError('FIELD_FORMAT', { field, _field_ }));
  if (text.email && !isEmailAddress(text.email)) errors.push(new CommerceError('FIELD_EMAIL', { field: 'email' }));
  if (text.zip && country && !normalisePostcode(text.zip, country)) format('zip', postcodeExample(country));
  if (text.phone && !PHONE.pattern.test(text.phone)) format('phone', PHONE.example);
  if (text.vat && !VAT_ID.pattern.test(text.vat)) format('vat', VAT_ID.example);
  return errors;
}

/** Asked about once: some streets have no numbers, most that lack one were mistyped. */
function isHouseNumberMissing({ isWithoutHouseNumber }: AddressDraft, { street, street2 }: Record<TextField, string>) {
  return !isWithoutHouseNumber && street !== '' && !/\d/.test(`${street} ${street2}`);
}

function trimmed(draft: AddressDraft): Record<TextField, string> {
  const text = (field: TextField) => oneLine(draft[field] ?? '');
  return {
    name: text('name'),
    companyName: text('companyName'),
    street: text('street'),
    street2: text('street2'),
    city: text('city'),
    zip: text('zip'),
    email: text('email'),
    phone: text('phone'),
    vat: plainVatId(draft.vat ?? ''),
  };
}

import type { AddressFields } from '../../../domain/checkout/address';
import { countryOfCode } from '../../../domain/checkout/countries';
import { normalisePostcode } from '../../../domain/checkout/postcode';
import type { AddressAnswer, AddressValues } from '../actions/address-action';

/** An address of the book as Odoo takes it. */
export function addressValues({ addressType, isCompany, companyName, vat, ...address }: AddressFields): AddressValues {
  const { name, street, street2, zip, city, country, email, phone } = address;
  return {
    type: addressType === 'shipping' ? 'delivery' : 'other',
    ...{ name, street, street2, zip, city, country, email, phone },
    company_name: isCompany ? companyName : null,
    vat: isCompany ? vat : null,
  };
}

/**
 * An address as Odoo has it now. What Odoo does not keep of one that we know stays: which of its types "other" stands for,
 * and a VAT number that is the customer's own. Null for one that nobody could deliver to.
 */
export function toAddress(answer: AddressAnswer, known: AddressFields | null): AddressFields | null {
  const { street, street2, city, email, phone } = answer;
  const country = countryOfCode(answer.country || '');
  if (!country || !street || !city || !answer.zip) return null;
  return {
    // A company's name is the only one that Odoo has of it.
    name: answer.is_company && known ? known.name : answer.name,
    companyName: answer.company_name,
    ...{ street, street2, city, country, email, phone },
    zip: normalisePostcode(answer.zip, country) ?? answer.zip,
    vat: answer.vat ?? (answer.company_name ? (known?.vat ?? null) : null),
    addressType: typeOf(answer, known),
    isCompany: answer.company_name !== null,
  };
}

function typeOf({ type }: AddressAnswer, known: AddressFields | null): AddressFields['addressType'] {
  if (type === 'delivery') return 'shipping';
  return known?.addressType === 'billing' ? 'billing' : 'other';
}

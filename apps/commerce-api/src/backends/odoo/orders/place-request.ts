import type { Locale } from '@geven/timber';
import type { Cart } from '../../../domain/cart/cart';
import type { Address } from '../../../domain/checkout/address';
import { CommerceError } from '../../../domain/errors/commerce-error';
import type { CartAnswer, PartnerValues, PlaceRequest } from '../actions/cart-request';

interface Placing {
  readonly order: Cart;
  /** What the shopper saw. */
  readonly answer: CartAnswer;
  readonly clientKey: string;
  readonly locale: Locale;
}

/** Odoo's names of our languages; English is the one that Odoo is born with. */
const LANGS: Record<Locale, string> = { nl: 'nl_NL', de: 'de_DE', en: 'en_US' };

/** What the cart action needs to make an order of a cart: the customer, and the amounts that were shown. */
export function placeRequest({ order, answer, clientKey, locale }: Placing): PlaceRequest {
  const { shippingAddress, invoiceAddress, clientOrderRef, transportMsg } = order;
  if (!shippingAddress) throw new CommerceError('ADDRESS_REQUIRED');
  return {
    key: clientKey,
    shown: { lines: answer.lines.map(({ id, net, gross }) => [id, net, gross] as const), total: answer.total },
    lang: LANGS[locale],
    invoice: partnerOf(invoiceAddress ?? shippingAddress),
    shipping: invoiceAddress && invoiceAddress.id !== shippingAddress.id ? partnerOf(shippingAddress) : null,
    client_order_ref: clientOrderRef,
    note: transportMsg,
  };
}

function partnerOf({ companyName, isCompany, vat, ...address }: Address): PartnerValues {
  const { name, street, street2, zip, city, country, email, phone } = address;
  return {
    name,
    company_name: isCompany ? companyName : null,
    street,
    street2,
    zip,
    city,
    country,
    email,
    phone,
    vat: isCompany ? vat : null,
  };
}

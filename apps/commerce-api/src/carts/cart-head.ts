import type { Cart } from '../domain/cart/cart';
import { decisiveVatId } from '../domain/checkout/intra-community-supply';
import { toVatIdCheck } from '../vat-ids/stored-vat-id-checks';
import type { findCart } from './cart-rows';
import { withoutOwner } from './ownership';

type FoundCart = NonNullable<Awaited<ReturnType<typeof findCart>>>;

/** What an open cart is beside its lines and what follows from them. */
export type CartHead = Pick<
  Cart,
  | 'id'
  | 'name'
  | 'state'
  | 'version'
  | 'removedLines'
  | 'destination'
  | 'shippingAddress'
  | 'invoiceAddress'
  | 'vatIdCheck'
  | 'paymentProviderId'
  | 'consent'
  | 'clientOrderRef'
  | 'transportMsg'
>;

/** The head of a stored cart. */
export function cartHead({ cart, vatIdCheck, ...found }: FoundCart): CartHead {
  const { id, version, removedLines, country, zip, paymentProviderId, clientOrderRef, transportMsg } = cart;
  const { isTermsAccepted, isProductInfoRead, isDeliveryCostAccepted } = cart;
  const purchase = {
    destination: country && zip ? { country, zip } : null,
    shippingAddress: found.shippingAddress && withoutOwner(found.shippingAddress),
    invoiceAddress: found.invoiceAddress && withoutOwner(found.invoiceAddress),
  };
  return {
    id,
    name: null,
    state: 'Quotation',
    version,
    removedLines,
    ...purchase,
    // Once somebody else buys, or it goes elsewhere, it says nothing of the cart.
    vatIdCheck: vatIdCheck && vatIdCheck.vatId === decisiveVatId(purchase) ? toVatIdCheck(vatIdCheck) : null,
    paymentProviderId,
    consent: { isTermsAccepted, isProductInfoRead, isDeliveryCostAccepted },
    clientOrderRef,
    transportMsg,
  };
}

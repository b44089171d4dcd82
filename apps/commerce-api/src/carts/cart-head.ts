import type { Cart } from '../domain/cart/cart';
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
  | 'paymentProviderId'
  | 'consent'
  | 'clientOrderRef'
  | 'transportMsg'
>;

/** The head of a stored cart. */
export function cartHead({ cart, shippingAddress, invoiceAddress }: FoundCart): CartHead {
  const { id, version, removedLines, country, zip, paymentProviderId, clientOrderRef, transportMsg } = cart;
  const { isTermsAccepted, isProductInfoRead, isDeliveryCostAccepted } = cart;
  return {
    id,
    name: null,
    state: 'Quotation',
    version,
    removedLines,
    destination: country && zip ? { country, zip } : null,
    shippingAddress: shippingAddress && withoutOwner(shippingAddress),
    invoiceAddress: invoiceAddress && withoutOwner(invoiceAddress),
    paymentProviderId,
    consent: { isTermsAccepted, isProductInfoRead, isDeliveryCostAccepted },
    clientOrderRef,
    transportMsg,
  };
}

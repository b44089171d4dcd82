import type { Cart } from '../domain/cart/cart';
import type { OrderTexts } from '../domain/cart/order-texts';
import { decisiveVatId } from '../domain/checkout/intra-community-supply';
import type { OpenedQuotation } from '../domain/quotations/opened-quotation';
import { toVatIdCheck } from '../vat-ids/stored-vat-id-checks';
import type { findCart } from './cart-rows';
import { textsOf } from './order-text-rows';
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
  | 'isPickup'
  | 'shippingAddress'
  | 'invoiceAddress'
  | 'vatIdCheck'
  | 'credit'
  | 'guest'
  | 'paymentProviderId'
  | 'consent'
  | 'campaign'
  | 'quotation'
  | keyof OrderTexts
>;

/** The head of a stored cart. */
export function cartHead({ cart, vatIdCheck, quotation, paymentTermDays, ...found }: FoundCart): CartHead {
  const { id, version, removedLines, country, zip, paymentProviderId } = cart;
  const { isTermsAccepted, isProductInfoRead, isDeliveryCostAccepted } = cart;
  const purchase = {
    destination: country && zip ? { country, zip } : null,
    isPickup: cart.isPickup,
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
    credit: paymentTermDays === null ? null : { days: paymentTermDays },
    guest: cart.guest,
    paymentProviderId,
    consent: { isTermsAccepted, isProductInfoRead, isDeliveryCostAccepted },
    campaign: cart.campaign,
    quotation: openedQuotation(quotation ?? cart.odooQuotation),
    ...textsOf(cart),
  };
}

const openedQuotation = (quotation: OpenedQuotation | null): OpenedQuotation | null =>
  quotation && { id: quotation.id, name: quotation.name, validUntil: quotation.validUntil };

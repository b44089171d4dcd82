import type { Locale } from '@geven/timber';
import type { Cart } from '../domain/cart/cart';
import { NO_TEXTS } from '../domain/cart/order-texts';
import type { PlacedOrder } from '../domain/checkout/placed-order';

const ADDRESS = {
  id: 1,
  name: 'Eva Brandt',
  companyName: null,
  street: 'Lindenstraße 4',
  street2: '',
  city: 'Köln',
  zip: '50667',
  country: 'DE',
  email: 'eva@brandt.example',
  phone: '+49 221 1234',
  vat: null,
  addressType: 'shipping',
  isCompany: false,
} as const;

const LINE = {
  variantId: 1,
  templateId: 1,
  finishes: [],
  priceFinishes: 0,
  unitOfSale: 'PIECE' as const,
  totalLength: null,
  weight: 1000,
  piecesFromStock: 1,
  piecesToOrder: 0,
  saleDelay: 3,
  hasWithdrawalRight: true,
};

/** An order of 24 boards and one sample with freight of € 79,00, all at 19 % VAT. */
export function sampleOrder(locale: Locale, changes: Partial<Cart> = {}): PlacedOrder {
  return {
    placedAt: new Date('2026-11-25T07:30:00Z'),
    paymentKind: 'WIRE',
    paymentState: 'pending',
    locale,
    order: {
      id: 42,
      state: 'QuotationSent',
      version: 3,
      removedLines: [],
      quotation: null,
      isPickup: false,
      deliveryMethods: [],
      lines: [
        {
          ...LINE,
          id: 1,
          name: 'Terrassendiele <Bangkirai>',
          pieces: 24,
          priceUnit: 4918,
          priceUnitFinished: 4918,
          net: 118_032,
          tax: 22_426,
          gross: 140_458,
        },
        {
          ...LINE,
          id: 2,
          name: 'Muster Ipé',
          pieces: 1,
          priceUnit: 470,
          priceUnitFinished: 470,
          net: 470,
          tax: 89,
          gross: 559,
        },
      ],
      amounts: { untaxed: 125_141, tax: 23_776, total: 148_917, delivery: 7900, discounts: 0 },
      vatRate: 19,
      weight: 25_000,
      longestPiece: 4850,
      saleDelay: 3,
      destination: { country: 'DE', zip: '50667' },
      freight: { method: 'TRUCK', price: 7900, isCalculatedAfterwards: false, maximum: null },
      shippingAddress: ADDRESS,
      invoiceAddress: { ...ADDRESS, id: 2, companyName: 'Zimmerei Brandt', addressType: 'billing' },
      vatIdCheck: null,
      credit: null,
      guest: null,
      paymentProviderId: 1,
      consent: { isTermsAccepted: true, isProductInfoRead: true, isDeliveryCostAccepted: false },
      ...NO_TEXTS,
      coupon: null,
      campaign: null,
      ...changes,
      name: 'S107312',
    },
  };
}

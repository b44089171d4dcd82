import type { CountryId, OrderId, PlacedOrder } from '@geven/odoo-sdk';
import { sampleCart } from './sample-cart';

const [decking, , sample] = sampleCart().websiteOrderLine;

const GERMANY = { id: 276 as CountryId, name: 'Deutschland', code: 'DE' } as const;

/** An order as the API returns it: decking, a sample and something that the range has no longer, to Cologne. Tests change parts of it. */
export function sampleOrder(changes: Partial<PlacedOrder> = {}): PlacedOrder {
  return { ...ORDER, ...changes };
}

const ORDER: PlacedOrder = {
  id: 107_312 as OrderId,
  name: 'S107312',
  state: 'SalesOrder',
  processStep: 'Planing',
  clientOrderRef: 'B-2026-11',
  projectReference: 'Terrasse Lindenstraße',
  orderUrl: '/dashboard/orders?order=107312',
  invoiceStatus: 'ToInvoice',
  invoiceCount: 0,
  dateOrder: '2026-11-21T10:12:00.000Z',
  paymentState: 'done',
  partner: {
    name: 'Jana Brandt',
    companyName: 'Zimmerei Brandt GmbH',
    email: 'rechnung@zimmerei-brandt.example',
    street: 'Am Hafen 1',
    street2: 'Tor 2',
    zip: '50679',
    city: 'Köln',
    country: { name: GERMANY.name, code: GERMANY.code },
    phone: '+49 221 123456',
  },
  partnerShipping: null,
  shippingMethod: { code: 'TRUCK', price: 7900, deliveryConditions: 'Frei Bordsteinkante.' },
  deliveryDates: { from: '2026-12-01', to: '2026-12-12' },
  transportMsg: 'Tor 3,20 m breit.\nAbladen hinter der Halle.',
  amountTotalUntaxed: 233_856,
  amountTax: 44_432,
  amountTotal: 278_288,
  amountDelivery: 7900,
  amountDiscounts: -8332,
  vatRate: 19,
  weight: 831_000,
  validityDate: null,
  validityDateCounter: null,
  currency: { name: 'EUR' },
  websiteOrderLine: [
    {
      id: 1,
      name: 'Bangkirai Terrassendiele 25 × 145 mm, einseitig gerillt, 4,85 m',
      finishes: ['Öl, farblos'],
      productUomQty: 24,
      unitOfSale: 'PIECE',
      priceSubtotal: 118_032,
      priceTax: 22_426,
      priceTotal: 140_458,
      totalLength: 116_400,
      hasWithdrawalRight: true,
      product: decking ? { id: decking.product.id, contents: null } : null,
      template: decking?.template ?? null,
    },
    {
      id: 2,
      name: 'Lärche Profilbrett 22 × 145 mm, 3,00 m',
      finishes: [],
      productUomQty: 1,
      unitOfSale: 'PIECE',
      priceSubtotal: 65_763,
      priceTax: 12_495,
      priceTotal: 78_258,
      totalLength: 3000,
      hasWithdrawalRight: true,
      product: sample ? { id: sample.product.id, contents: null } : null,
      template: sample?.template ?? null,
    },
    {
      id: 3,
      name: 'Terrassenschraube, 100 Stück',
      finishes: [],
      productUomQty: 2,
      unitOfSale: 'BOX',
      priceSubtotal: 50_424,
      priceTax: 9580,
      priceTotal: 60_004,
      totalLength: null,
      hasWithdrawalRight: true,
      product: null,
      template: null,
    },
  ],
  confirmationUrl: '/api/order-documents/107312/confirmation.pdf',
  deliveryNoteUrl: null,
  productDocuments: [
    {
      kind: 'DECLARATION_OF_PERFORMANCE',
      name: 'Leistungserklärung',
      productName: 'Bangkirai Terrassendiele 25 × 145 mm',
      url: '/api/downloads/1/declaration-of-performance.pdf?locale=de',
    },
  ],
  refunds: [],
  bankTransfer: null,
  isReferenceEditable: true,
  isCancellable: false,
};

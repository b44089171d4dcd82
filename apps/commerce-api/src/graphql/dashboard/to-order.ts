import { CURRENCY } from '@geven/timber';
import type { OrderLine } from '../../domain/cart/cart';
import { invoiceStatusOf } from '../../domain/checkout/invoice-status';
import { confirmationPath, deliveryNotePath } from '../../domain/checkout/order-documents';
import type * as Graphql from '../../generated/resolvers-types';
import type { CustomerOrder } from '../../ports/customer-orders';
import { toShippingMethod } from '../cart/to-cart-order';
import { toAddress } from '../checkout/to-address';
import { toBankTransfer } from '../checkout/to-payment-confirmation';
import type { CommerceContext } from '../context';
import { productDocuments } from './product-documents';

/** The path of an order in the shop, which finds it in every language; see the shop's routes. */
const orderUrl = (id: number, isByLink: boolean) => (isByLink ? `/order/${id}` : `/dashboard/orders?order=${id}`);

/** An order in the words of the contract, as its customer sees it or whoever has its link. */
export async function toOrder(
  customerOrder: CustomerOrder,
  context: CommerceContext,
  isByLink = false,
): Promise<Graphql.Order> {
  const { order, placedAt, paymentState, paymentKind, processStep, isReferenceEditable, isCancellable } = customerOrder;
  const { invoiceCount, refunds } = customerOrder;
  const { locale } = context;
  const { amounts, freight, shippingAddress } = order;
  const invoiceAddress = order.invoiceAddress ?? shippingAddress;
  const catalogue = await context.catalogue();
  const waitsForMoney = paymentKind === 'WIRE' && order.state === 'QuotationSent';
  return {
    id: order.id,
    name: order.name,
    state: order.state,
    processStep,
    clientOrderRef: order.clientOrderRef,
    projectReference: order.projectReference,
    orderUrl: orderUrl(order.id, isByLink),
    invoiceStatus: invoiceStatusOf(order.state, invoiceCount),
    invoiceCount,
    dateOrder: placedAt.toISOString(),
    paymentState,
    partner: invoiceAddress && toAddress(invoiceAddress, locale),
    partnerShipping: shippingAddress && toAddress(shippingAddress, locale),
    shippingMethod: freight && toShippingMethod(freight, context),
    deliveryDates: customerOrder.deliveryDates,
    transportMsg: order.transportMsg,
    amountTotalUntaxed: amounts.untaxed,
    amountTax: amounts.tax,
    amountTotal: amounts.total,
    amountDelivery: amounts.delivery,
    amountDiscounts: amounts.discounts,
    vatRate: order.vatRate,
    weight: order.weight,
    validityDate: null,
    validityDateCounter: null,
    currency: { name: CURRENCY },
    websiteOrderLine: order.lines.map((line) => ({
      ...toPlacedLine(line),
      product: catalogue.variant(line.variantId, locale) ?? null,
      template: catalogue.product(line.templateId, locale) ?? null,
    })),
    confirmationUrl: customerOrder.isPlacedHere ? confirmationPath(order.id) : null,
    deliveryNoteUrl: customerOrder.deliveredAt && deliveryNotePath(order.id),
    productDocuments: productDocuments(order.lines, (id) => catalogue.product(id, locale)),
    refunds: refunds.map(({ cents, at, way, creditNote }) => ({
      amount: cents,
      date: at.toISOString(),
      way,
      creditNote,
    })),
    bankTransfer: waitsForMoney ? toBankTransfer(order, context) : null,
    isReferenceEditable,
    isCancellable,
  };
}

/** Names and prices as they were. */
const toPlacedLine = ({ id, name, finishes, hasWithdrawalRight, ...line }: OrderLine) => ({
  id,
  name,
  finishes: finishes.map((finish) => finish.name),
  productUomQty: line.pieces,
  unitOfSale: line.unitOfSale,
  priceSubtotal: line.net,
  priceTax: line.tax,
  priceTotal: line.gross,
  totalLength: line.totalLength,
  hasWithdrawalRight,
});

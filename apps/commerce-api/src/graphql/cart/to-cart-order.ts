import { CURRENCY, type Locale } from '@geven/timber';
import type { CatalogueReader } from '../../catalogue/catalogue-reader';
import type { Cart, OrderLine } from '../../domain/cart/cart';
import { country } from '../../domain/checkout/countries';
import type { Freight } from '../../domain/checkout/freight';
import { chosenProvider } from '../../domain/checkout/payment-provider';
import type { VatIdCheck } from '../../domain/checkout/vat-id-check';
import type * as Graphql from '../../generated/resolvers-types';
import { toAddress } from '../checkout/to-address';
import { toPaymentProvider } from '../checkout/to-payment-provider';
import type { CommerceContext } from '../context';
import { toOpenedQuotation } from '../quotations/to-quotation';
import { cartTexts } from './cart-texts';
import { deliveryConditions, METHOD_IDS, toDeliveryMethod } from './to-delivery-method';

type Context = Pick<CommerceContext, 'catalogue' | 'clock' | 'locale' | 'useCases' | 'yard'>;

/** A cart or order in the words of the contract. */
export async function toCartOrder(order: Cart, context: Context): Promise<Graphql.CartOrder> {
  const { locale } = context;
  const goods = await context.catalogue();
  const { amounts, freight, destination, shippingAddress, consent } = order;
  const invoiceAddress = order.invoiceAddress ?? shippingAddress;
  return {
    id: order.id,
    name: order.name,
    state: order.state,
    version: order.version,
    websiteOrderLine: order.lines.map((line) => toOrderLine(line, { goods, locale })),
    removedLines: [...order.removedLines],
    amountUntaxed: amounts.untaxed,
    amountTax: amounts.tax,
    amountTotal: amounts.total,
    amountDelivery: amounts.delivery,
    amountDiscounts: amounts.discounts,
    discountLines: discountLines(order, context),
    coupon: order.coupon,
    deliveryCalculatedAfterwards: freight?.isCalculatedAfterwards ?? false,
    deliveryMaximum: freight?.maximum ?? null,
    isDeliveryKnown: freight !== null,
    shippingMethod: freight && toShippingMethod(freight, context),
    deliveryMethods: order.deliveryMethods.map((method) => toDeliveryMethod(method, context)),
    isPickupWithDeliveryAddress: order.isPickup && shippingAddress !== null,
    vatRate: order.vatRate,
    vatIdCheck: order.vatIdCheck && toVatIdCheck(order.vatIdCheck),
    weight: order.weight,
    longestPiece: order.longestPiece,
    saleDelay: order.saleDelay,
    partner: invoiceAddress
      ? toPartner(toAddress(invoiceAddress, locale))
      : order.guest && { id: 0, ...order.guest, country: null },
    partnerShipping: shippingAddress && toAddress(shippingAddress, locale),
    partnerInvoice: invoiceAddress && toAddress(invoiceAddress, locale),
    checkoutCountry: destination && country(destination.country, locale),
    zip: destination?.zip ?? null,
    place: destination && context.useCases.checkout.placeOf(destination),
    currency: { name: CURRENCY },
    creditOption: order.credit !== null,
    paymentTermName: order.credit && cartTexts(locale)('paymentTerm', { days: order.credit.days }),
    paymentProvider: await paidThrough(order, context),
    ...consent,
    quotation: order.quotation && toOpenedQuotation(order.quotation, context.clock.now()),
    isQuotable: isQuotable(order, context),
    clientOrderRef: order.clientOrderRef,
    projectReference: order.projectReference,
    transportMsg: order.transportMsg,
    remark: order.remark,
  };
}

/** Whether it may be kept as a quotation: not what is one, and no order. */
function isQuotable({ name, quotation, lines }: Cart, { useCases }: Context): boolean {
  return useCases.quotations.isOffered && name === null && quotation === null && lines.length > 0;
}

function discountLines({ id, coupon }: Cart, { locale }: Context): Graphql.DiscountLine[] {
  if (!coupon || coupon.discount.gross === 0) return [];
  const { code, discount } = coupon;
  const name = cartTexts(locale)('coupon', { code });
  return [{ id, name, priceSubtotal: discount.net, priceTotal: discount.gross }];
}

interface LineContext {
  readonly goods: CatalogueReader;
  readonly locale: Locale;
}

function toOrderLine(line: OrderLine, { goods, locale }: LineContext): Graphql.OrderLine {
  const product = goods.variant(line.variantId, locale);
  const template = goods.product(line.templateId, locale);
  if (!product || !template) throw new Error(`Variant ${line.variantId} is in a cart but not in the catalogue`);
  return {
    id: line.id,
    product,
    template,
    name: line.name,
    finishes: [...line.finishes],
    productUomQty: line.pieces,
    unitOfSale: line.unitOfSale,
    priceUnit: line.priceUnit,
    priceUnitFinished: line.priceUnitFinished,
    priceFinishes: line.priceFinishes,
    priceSubtotal: line.net,
    priceTax: line.tax,
    priceTotal: line.gross,
    totalLength: line.totalLength,
    weight: line.weight,
    piecesFromStock: line.piecesFromStock,
    piecesToOrder: line.piecesToOrder,
    saleDelay: line.saleDelay,
    hasWithdrawalRight: line.hasWithdrawalRight,
  };
}

export function toShippingMethod({ method, price }: Freight, context: Context): Graphql.ShippingMethod {
  return { id: METHOD_IDS[method], code: method, price, deliveryConditions: deliveryConditions(method, context) };
}

const OUTCOMES = { valid: 'VALID', invalid: 'INVALID', unanswered: 'UNANSWERED' } as const;

/** Without the consultation number, which is the seller's proof. */
function toVatIdCheck({ vatId, outcome, checkedAt }: VatIdCheck): Graphql.VatIdCheck {
  return { vatId, outcome: OUTCOMES[outcome], checkedAt };
}

/** A guest is who the bill goes to. */
function toPartner({ id, name, companyName, email, phone, country }: Graphql.Address): Graphql.Partner {
  return { id, name: companyName ?? name, email, phone, country };
}

async function paidThrough(order: Cart, { useCases, locale }: Context) {
  const provider = chosenProvider(await useCases.checkout.paymentProviders(), order);
  return provider ? toPaymentProvider(provider, locale) : null;
}

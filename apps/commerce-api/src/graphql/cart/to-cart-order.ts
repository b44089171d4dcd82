import { CURRENCY, type Locale } from '@geven/timber';
import type { CatalogueReader } from '../../catalogue/catalogue-reader';
import type { Cart, OrderLine } from '../../domain/cart/cart';
import { country } from '../../domain/checkout/countries';
import type { Freight, ShippingMethodCode } from '../../domain/checkout/freight';
import type { VatIdCheck } from '../../domain/checkout/vat-id-check';
import type * as Graphql from '../../generated/resolvers-types';
import { toAddress } from '../checkout/to-address';
import { toPaymentProvider } from '../checkout/to-payment-provider';
import type { CommerceContext } from '../context';
import { cartTexts } from './cart-texts';

type Context = Pick<CommerceContext, 'catalogue' | 'locale' | 'useCases'>;

// Odoo's delivery carriers have integer ids; the rate card has three ways.
const METHOD_IDS: Record<ShippingMethodCode, number> = { PARCEL: 1, TRUCK: 2, PICKUP: 3 };

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
    discountLines: [],
    deliveryCalculatedAfterwards: freight?.isCalculatedAfterwards ?? false,
    deliveryMaximum: freight?.maximum ?? null,
    isDeliveryKnown: freight !== null,
    shippingMethod: freight && toShippingMethod(freight, context),
    vatRate: order.vatRate,
    vatIdCheck: order.vatIdCheck && toVatIdCheck(order.vatIdCheck),
    weight: order.weight,
    longestPiece: order.longestPiece,
    saleDelay: order.saleDelay,
    partner: invoiceAddress && toPartner(toAddress(invoiceAddress, locale)),
    partnerShipping: shippingAddress && toAddress(shippingAddress, locale),
    partnerInvoice: invoiceAddress && toAddress(invoiceAddress, locale),
    checkoutCountry: destination && country(destination.country, locale),
    zip: destination?.zip ?? null,
    currency: { name: CURRENCY },
    paymentProvider: await chosenProvider(order, context),
    ...consent,
    clientOrderRef: order.clientOrderRef,
    transportMsg: order.transportMsg,
  };
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

function toShippingMethod({ method, price }: Freight, { locale }: Context): Graphql.ShippingMethod {
  const deliveryConditions = cartTexts(locale)(`deliveryConditions.${method}`);
  return { id: METHOD_IDS[method], code: method, price, deliveryConditions };
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

async function chosenProvider({ paymentProviderId }: Cart, { useCases, locale }: Context) {
  if (paymentProviderId === null) return null;
  const provider = (await useCases.checkout.paymentProviders()).find(({ id }) => id === paymentProviderId);
  return provider ? toPaymentProvider(provider, locale) : null;
}

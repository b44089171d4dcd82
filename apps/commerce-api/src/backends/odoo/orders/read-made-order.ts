import { STANDARD_PRICE_LIST } from '@geven/catalogue-records';
import { CURRENCY, DEFAULT_LOCALE, LOCALES } from '@geven/timber';
import { findFinishes, type OfferedFinish } from '../../../carts/finish-rows';
import { findVariantFacts, type VariantFacts } from '../../../carts/variant-facts';
import type { Queryable } from '../../../database/transaction';
import type { OrderLine } from '../../../domain/cart/cart';
import { vatRateOf } from '../../../domain/cart/compose-cart';
import { finishedPrice, finishLine } from '../../../domain/cart/finish';
import { loadOf } from '../../../domain/cart/load';
import { hasWithdrawalRight } from '../../../domain/cart/withdrawal';
import type { Address } from '../../../domain/checkout/address';
import { carrierOf } from '../../../domain/checkout/freight';
import type { PlacedOrder } from '../../../domain/checkout/placed-order';
import type { AddressAnswer } from '../actions/address-action';
import type { FinishService } from '../actions/cart-request';
import { LANGS } from '../actions/langs';
import type { OrderAnswer, OrderLineAnswer } from '../actions/order-action';
import { loadLines } from '../cart/cart-freight';
import { findFinishServices } from '../cart/finish-services';
import { quantitiesPerPiece } from '../cart/quantities-per-piece';
import { toCents } from '../catalogue/records/to-cents';
import { toAddress } from '../customers/address-values';

/**
 * Reads an order that the merchant made in Odoo as one of ours: sums are Odoo's, and what the shop does not sell is a line
 * with Odoo's name. Null in another currency than the shop's.
 */
export async function readMadeOrder(db: Queryable, id: number, answer: OrderAnswer): Promise<PlacedOrder | null> {
  const { name, is_locked, date, lang, reference, currency, untaxed, tax, total, delivery } = answer;
  if (currency !== CURRENCY) return null;
  const locale = LOCALES.find((known) => LANGS[known] === lang) ?? DEFAULT_LOCALE;
  const productIds = answer.lines.flatMap(({ product_id }) => product_id ?? []);
  const valueIds = answer.lines.flatMap(({ value_ids }) => value_ids);
  const perPiece = await quantitiesPerPiece(db, productIds);
  const facts = {
    variants: await findVariantFacts(db, productIds, { locale, priceList: STANDARD_PRICE_LIST }),
    finishes: await findFinishes(db, valueIds, locale),
    services: await findFinishServices(db, valueIds),
  };
  const isDiscount = ({ product_id, gross }: OrderLineAnswer) => gross < 0 && !facts.variants.has(product_id ?? 0);
  const lines = answer.lines
    .filter((line) => !isDiscount(line))
    .map((line) => orderLine(line, { ...facts, quantityPerPiece: perPiece[line.product_id ?? 0] ?? 1 }));
  const load = loadOf(
    loadLines(
      lines.map(({ variantId, pieces }) => ({ product_id: variantId, pieces })),
      facts.variants,
    ),
  );
  const purchase = purchaseOf(answer);
  const { destination } = purchase;
  return {
    order: {
      ...{ id, name, state: is_locked ? 'Locked' : 'SalesOrder', version: 1 },
      ...{ clientOrderRef: reference, projectReference: null, transportMsg: null, remark: null },
      ...purchase,
      lines,
      removedLines: [],
      deliveryMethods: [],
      amounts: {
        ...{ untaxed, tax, total, delivery },
        discounts: answer.lines.filter(isDiscount).reduce((sum, { gross }) => sum + gross, answer.discounts),
      },
      vatRate: tax === 0 ? 0 : vatRateOf(purchase, locale),
      weight: load.weight,
      longestPiece: load.longestPiece,
      saleDelay: lines.reduce((days, line) => Math.max(days, line.saleDelay), 0),
      freight: destination && {
        ...{ method: carrierOf(load), price: delivery, isCalculatedAfterwards: false, maximum: null },
      },
      ...{ campaign: null, coupon: null, quotation: null, credit: null, guest: null, paymentProviderId: null },
      consent: { isTermsAccepted: false, isProductInfoRead: false, isDeliveryCostAccepted: false },
    },
    placedAt: new Date(`${date.replace(' ', 'T')}Z`),
    // Confirmed without the shop's having seen any money: the merchant's invoice follows.
    ...{ paymentKind: 'ACCOUNT', paymentState: 'pending', locale },
  };
}

function purchaseOf({ shipping, invoice }: Pick<OrderAnswer, 'shipping' | 'invoice'>) {
  const shippingAddress = addressOf(shipping, 'shipping');
  const destination = shippingAddress && { country: shippingAddress.country, zip: shippingAddress.zip };
  return {
    ...{ destination, isPickup: false, vatIdCheck: null, shippingAddress },
    invoiceAddress: addressOf(invoice, 'billing'),
  };
}

/** Null for one that is not whole, or outside of the countries that the shop knows. */
function addressOf(answer: AddressAnswer, addressType: Address['addressType']): Address | null {
  const address = toAddress(answer, null);
  return address && { ...address, id: answer.id, addressType };
}

interface LineFacts {
  readonly variants: ReadonlyMap<number, VariantFacts>;
  readonly finishes: readonly OfferedFinish[];
  readonly services: Readonly<Record<string, FinishService>>;
  readonly quantityPerPiece: number;
}

function orderLine(line: OrderLineAnswer, { variants, quantityPerPiece, ...offer }: LineFacts): OrderLine {
  const { id, name, net, tax, gross, unit_price, charges } = line;
  const variant = variants.get(line.product_id ?? 0);
  const pieces = Math.max(1, Math.round(line.quantity / quantityPerPiece));
  const finishes = offer.finishes
    .filter(({ finish }) => variant && line.value_ids.includes(finish.id))
    .map(({ finish }) => ({
      ...finishLine(finish, { ...(variant as VariantFacts), pieces }),
      net: charges.find(({ product_id }) => product_id === offer.services[finish.id]?.product_id)?.net ?? 0,
    }));
  const priceUnit = toCents(unit_price * quantityPerPiece);
  return {
    ...{ id, pieces, finishes, priceUnit, net, tax, gross },
    variantId: variant?.id ?? 0,
    templateId: variant?.templateId ?? 0,
    name: variant?.name ?? name,
    unitOfSale: variant?.unitOfSale ?? 'PIECE',
    priceUnitFinished: variant ? finishedPrice(priceUnit, finishes, variant) : priceUnit,
    priceFinishes: charges.reduce((sum, charge) => sum + charge.net, 0),
    totalLength: variant?.lengthMm == null ? null : pieces * variant.lengthMm,
    weight: pieces * (variant?.weight ?? 0),
    piecesFromStock: 0,
    piecesToOrder: pieces,
    saleDelay: variant?.saleDelay ?? 0,
    hasWithdrawalRight: hasWithdrawalRight({ isPlanedToOrder: variant?.isPlanedToOrder ?? false, finishes }),
  };
}

import {
  deliveryWindow,
  formatDateRange,
  formatMetres,
  formatMoney,
  formatWeight,
  type Locale,
  nonBreaking,
} from '@geven/timber';
import type { TFunction } from 'i18next';
import { isBegun, type Order, type PlacedOrder } from '../../domain/checkout/placed-order';
import type { Fact } from '../shared/mail-content';
import type { Sender } from '../shared/sender';

/** The rows between the lines and the total. */
export function sumRows(t: TFunction, { lines, amounts, freight, coupon }: Order): Fact[] {
  const goods = lines.reduce((sum, { gross }) => sum + gross, 0);
  const discount = { label: t('sums.coupon', { code: coupon?.code ?? '' }), value: formatMoney(amounts.discounts) };
  return [
    { label: t('sums.goods'), value: formatMoney(goods) },
    ...(amounts.discounts === 0 ? [] : [discount]),
    ...(freight && freight.method !== 'PICKUP' ? [{ label: t('sums.delivery'), value: deliveryCost(t, freight) }] : []),
  ];
}

function deliveryCost(t: TFunction, { price, isCalculatedAfterwards, maximum }: NonNullable<Order['freight']>): string {
  if (isCalculatedAfterwards) return t('sums.afterwards', { maximum: formatMoney(maximum ?? 0) });
  return price === 0 ? t('sums.free') : formatMoney(price);
}

export interface Total extends Fact {
  /** What of it is VAT, or why none is. */
  readonly note: string;
}

/** What there is to pay, as far as it is known. */
export function totalOf(t: TFunction, { amounts, freight, vatRate }: Order): Total {
  const label = freight?.isCalculatedAfterwards ? t('sums.totalAfterwards') : t('sums.total');
  const { untaxed, tax, total } = amounts;
  const charged = t('sums.taxNote', { net: formatMoney(untaxed), rate: vatRate, tax: formatMoney(tax) });
  const note = vatRate === 0 ? t('sums.exempt') : charged;
  return { label, value: formatMoney(total), note };
}

const METHOD_TEXTS = { TRUCK: 'delivery.truck', PARCEL: 'delivery.parcel', PICKUP: 'delivery.pickup' } as const;

/** How and when the goods come, or where they are picked up. */
export function deliveryNotes(t: TFunction, placed: PlacedOrder, { yard }: Pick<Sender, 'yard'>): string[] {
  const { order, placedAt, locale } = placed;
  const { freight, saleDelay } = order;
  const { from, to } = deliveryWindow({ today: placedAt, saleDelay, locale });
  const window = t(isBegun(placed) ? 'delivery.windowPaid' : 'delivery.window', {
    window: formatDateRange(from, to, locale),
  });
  return [
    ...(freight?.method === 'PICKUP' ? [] : [window]),
    ...(freight ? [t(METHOD_TEXTS[freight.method], { yard })] : []),
    nonBreaking(load(t, order, locale)),
    ...writtenTexts(t, order),
  ];
}

/** What the customer wrote on the order. */
function writtenTexts(t: TFunction, order: Order): string[] {
  return (['clientOrderRef', 'projectReference', 'transportMsg', 'remark'] as const).flatMap((field) => {
    const text = order[field];
    return text ? [t(`texts.${field}`, { text })] : [];
  });
}

function load(t: TFunction, { weight, longestPiece }: Order, locale: Locale): string {
  if (longestPiece === null) return t('delivery.weight', { weight: formatWeight(weight, locale) });
  return t('delivery.load', { weight: formatWeight(weight, locale), length: formatMetres(longestPiece, locale) });
}

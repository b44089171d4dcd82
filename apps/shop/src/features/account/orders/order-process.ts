import type { PlacedOrder } from '@geven/odoo-sdk';
import { formatDateRange, isPlanedToOrder, type Locale } from '@geven/timber';
import type { ProcessLineProps } from '@geven/ui/ProcessLine';
import type { Texts } from '@/lib/texts/areas';

type ProcessStep = NonNullable<PlacedOrder['processStep']>;
type Followed = Pick<PlacedOrder, 'state' | 'processStep'>;

/** When an order arrives or can be picked up, in words; null where that is not known. */
export const arrivalText = ({ deliveryDates }: Pick<PlacedOrder, 'deliveryDates'>, locale: Locale): string | null =>
  deliveryDates && formatDateRange(deliveryDates.from, deliveryDates.to, locale);

/**
 * What happens to an order, station after station (DB-11): in the yard, and before that to an unpaid one the payment; the
 * way to the customer comes last, with its days where they are known. What is in stock is not planed. Null for an order that
 * is cancelled, or was never placed. No other station has a date: the yard notes none.
 */
export function orderStations(
  order: Followed & Pick<PlacedOrder, 'shippingMethod' | 'deliveryDates' | 'websiteOrderLine'>,
  locale: Locale,
  text: Texts<'orders'>,
): ProcessLineProps['stations'] | null {
  const { state, processStep, shippingMethod } = order;
  if (state === 'Cancelled' || state === 'Quotation') return null;
  const isUnpaid = state === 'QuotationSent';
  const arrival = shippingMethod?.code === 'PICKUP' ? 'pickup' : 'delivery';
  const isPlaned = processStep === 'Planing' || order.websiteOrderLine.some(isPlanedToOrder);
  const names: readonly (ProcessStep | 'payment' | typeof arrival)[] = [
    ...(isUnpaid ? (['payment'] as const) : []),
    'Collect',
    ...(isPlaned ? (['Planing'] as const) : []),
    'Bundling',
    arrival,
  ];
  const current = state === 'Locked' ? names.length : isUnpaid ? 0 : names.indexOf(processStep ?? 'Collect');
  return names.map((name, index) => ({
    label: text(`steps.${name}`),
    date: name === arrival ? (arrivalText(order, locale) ?? undefined) : undefined,
    state: index < current ? 'done' : index === current ? 'current' : 'ahead',
  }));
}

/** The state of an order in words, and how far the yard is with it (DB-09, DB-11). */
export const stateText = ({ state, processStep }: Followed, text: Texts<'orders'>): string =>
  [text(`states.${state}`), processStep && text(`steps.${processStep}`)].filter(Boolean).join(', ');

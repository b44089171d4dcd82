import { formatWeight, isPlanedToOrder, orderProcess, type ProcessStep } from '@geven/timber';
import type { ProcessLineProps } from '@geven/ui/ProcessLine';
import { getTexts } from '@/lib/texts/i18n';
import { quantityText } from '@/lib/texts/unit-texts';
import type { CheckoutView } from './checkout-view';

/** What happens to an order once it is placed, from what it waits for to its delivery; only the days of delivery are known ahead. */
export function orderStations(view: CheckoutView, isBegun: boolean): ProcessLineProps['stations'] {
  const { cart: order, days, locale, text } = view;
  const { websiteOrderLine: lines, deliveryCalculatedAfterwards: isFreightOpen, partnerShipping } = order;
  const isPickedUp = order.shippingMethod?.code === 'PICKUP';
  const piecesOf = (some: typeof lines) =>
    quantityText(
      some.map(({ productUomQty: pieces, unitOfSale }) => ({ pieces, unitOfSale })),
      getTexts(locale, 'common'),
    );
  const details: Readonly<Partial<Record<ProcessStep, string | undefined>>> = {
    payment: order.paymentProvider?.displayName,
    collect: text('success.collected', { count: lines.length }),
    planing: piecesOf(lines.filter(isPlanedToOrder)),
    bundling: `${piecesOf(lines)}, ${formatWeight(order.weight, locale)}\u00a0kg`,
    delivery: [partnerShipping?.zip ?? order.zip, partnerShipping?.city ?? order.place].filter(Boolean).join(' '),
  };
  return orderProcess({ lines, isPaid: isBegun, isFreightOpen, isPickedUp }).map((step, index) => ({
    label: text(`success.steps.${step}`),
    date: step === 'delivery' && !isFreightOpen ? days : undefined,
    detail: details[step],
    state: index === 0 ? 'current' : 'ahead',
  }));
}

import { deliveryWindow, formatDateRange, orderProcess, type ProcessStep } from '@geven/timber';
import type { TFunction } from 'i18next';
import { isBegun, type PlacedOrder } from '../../domain/checkout/placed-order';
import { inOneLine } from '../shared/in-one-line';
import type { Process } from '../shared/mail-content';

/** What happens next, from what the order waits for to its delivery: the one step whose days are known. */
export function processOf(t: TFunction, placed: PlacedOrder): Process {
  const { lines, freight } = placed.order;
  const steps = orderProcess({
    lines,
    isPaid: isBegun(placed),
    isFreightOpen: freight?.isCalculatedAfterwards ?? false,
    isPickedUp: freight?.method === 'PICKUP',
  });
  const stationOf = (step: ProcessStep, index: number) => ({
    label: t(`process.${step}`),
    when: index === 0 ? t('process.now') : step === 'delivery' ? deliveryDays(placed) : null,
    isNow: index === 0,
  });
  return { title: t('process.title'), stations: steps.map(stationOf) };
}

/** Null while the order is not binding. */
function deliveryDays({ order, placedAt, locale }: PlacedOrder): string | null {
  if (order.freight?.isCalculatedAfterwards) return null;
  const { from, to } = deliveryWindow({ today: placedAt, saleDelay: order.saleDelay, locale });
  return inOneLine(formatDateRange(from, to, locale)).replace(/\u00a0–\u00a0/, ' – ');
}

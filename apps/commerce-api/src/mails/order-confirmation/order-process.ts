import { deliveryWindow, formatDateRange } from '@geven/timber';
import type { TFunction } from 'i18next';
import type { PlacedOrder } from '../../domain/checkout/placed-order';
import { inOneLine } from '../shared/in-one-line';
import type { Process } from '../shared/mail-content';

/** What happens next, from what the order waits for to its delivery: the one step whose days are known. */
export function orderProcess(t: TFunction, placed: PlacedOrder): Process {
  const { freight, longestPiece } = placed.order;
  const now = stepNow(placed);
  const steps = [
    now,
    // Nothing of what comes in boxes is planed.
    ...(longestPiece === null ? [] : ['planing']),
    'bundling',
    freight?.method === 'PICKUP' ? 'pickup' : 'delivery',
  ];
  const stations = steps.map((step) => ({
    label: t(`process.${step}`),
    when: step === now ? t('process.now') : step === 'delivery' ? deliveryDays(placed) : null,
    isNow: step === now,
  }));
  return { title: t('process.title'), stations };
}

function stepNow({ order, paymentState }: PlacedOrder): string {
  if (order.freight?.isCalculatedAfterwards) return 'freight';
  return paymentState === 'done' ? 'collect' : 'payment';
}

/** Null while the order is not binding. */
function deliveryDays({ order, placedAt, locale }: PlacedOrder): string | null {
  if (order.freight?.isCalculatedAfterwards) return null;
  const { from, to } = deliveryWindow({ today: placedAt, saleDelay: order.saleDelay, locale });
  return inOneLine(formatDateRange(from, to, locale)).replace(/\u00a0–\u00a0/, ' – ');
}

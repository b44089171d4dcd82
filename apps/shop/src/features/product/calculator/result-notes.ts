import { formatDecimal, formatMetres } from '@geven/timber';
import { SHORTEST_PART } from '@geven/timber/length-plan';
import type { CalculatorText } from './CalculatorResult';
import type { Calculation } from './calculate';
import type { PurchaseOption } from './purchase-option';

/** What there is to know about the best way. The least waste is claimed only where it is proved. */
export function resultNotes({ best, plan }: Calculation, t: CalculatorText): string[] {
  if (best?.isBeyondStock) return [...joinedNote(plan, t), t('calc.beyondStock')];
  if (!best || !plan) return [];
  const { excess, saved } = plan;
  const isProved = excess === 0;
  return [
    ...joinedNote(plan, t),
    ...(isProved ? [t('calc.least')] : []),
    ...(excess !== null && !isProved ? [t('calc.atMost', { percent: percentAbove(excess, t) })] : []),
    ...(saved && saved.mm > 0
      ? [t('calc.saves', { metres: formatMetres(saved.mm), length: formatMetres(saved.length) })]
      : []),
    ...(isProved && best.boards.length === 1 && best.pieces > 1 ? [t('calc.oneIsBest')] : []),
  ];
}

const joinedNote = (plan: Calculation['plan'], t: CalculatorText) =>
  plan && plan.joints.length > 0
    ? [t('calc.joined', { length: formatMetres(plan.longest), shortest: formatMetres(SHORTEST_PART) })]
    : [];

/** A bound is rounded up. */
const percentAbove = (share: number, t: CalculatorText) =>
  t('calc.percent', { value: formatDecimal(Math.ceil(share * 1000) / 10, 1) });

/** Boards in one line: `24 × 3,35 m + 24 × 1,85 m`. */
export const boardsText = ({ boards }: PurchaseOption): string =>
  boards.map(({ length, pieces }) => `${pieces} × ${formatMetres(length)} m`).join(' + ');

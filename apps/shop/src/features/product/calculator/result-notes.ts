import { formatMetres, formatPercent, type Locale } from '@geven/timber';
import { SHORTEST_PART } from '@geven/timber/length-plan';
import type { Calculation } from './calculate';
import type { CalculatorText } from './product-facts';
import type { PurchaseOption } from './purchase-option';

/** What there is to know about the best way. The least waste is claimed only where it is proved. */
export function resultNotes({ best, plan }: Calculation, locale: Locale, t: CalculatorText): string[] {
  if (best?.isBeyondStock) return [...joinedNote(plan, locale, t), t('calc.beyondStock')];
  if (!best || !plan) return [];
  const { excess, saved } = plan;
  const isProved = excess === 0;
  return [
    ...joinedNote(plan, locale, t),
    ...(isProved ? [t('calc.least')] : []),
    ...(excess !== null && !isProved ? [t('calc.atMost', { percent: percentAbove(excess, locale) })] : []),
    ...(saved && saved.mm > 0
      ? [t('calc.saves', { metres: formatMetres(saved.mm, locale), length: formatMetres(saved.length, locale) })]
      : []),
    ...(isProved && best.boards.length === 1 && best.pieces > 1 ? [t('calc.oneIsBest')] : []),
  ];
}

function joinedNote(plan: Calculation['plan'], locale: Locale, t: CalculatorText): string[] {
  if (!plan || plan.joints.length === 0) return [];
  const length = formatMetres(plan.longest, locale);
  return [t('calc.joined', { length, shortest: formatMetres(SHORTEST_PART, locale) })];
}

/** A bound is rounded up. */
const percentAbove = (share: number, locale: Locale) => formatPercent(Math.ceil(share * 1000) / 10, 1, locale);

/** Boards in one line: `24 × 3,35 m + 24 × 1,85 m`. */
export const boardsText = ({ boards }: PurchaseOption, locale: Locale): string =>
  boards.map(({ length, pieces }) => `${pieces} × ${formatMetres(length, locale)} m`).join(' + ');

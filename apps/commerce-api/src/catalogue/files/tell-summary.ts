import { formatMoney } from '@geven/timber';
import type { ChangeSummary } from './summarise-changes';

/** Prices that are listed one by one. */
const MAX_PRICES = 10;

/** What an import changes, line by line. */
export function tellSummary({ kinds, prices }: ChangeSummary): string[] {
  const changed = kinds.filter(({ added, changed: other, gone }) => added + other + gone > 0);
  if (changed.length === 0) return ['Nothing changes'];
  const up = prices.filter(({ before, after }) => after > before).length;
  return [
    ...changed.map(({ kind, added, changed: other, gone }) => `${kind}: ${added} new, ${other} changed, ${gone} gone`),
    `${prices.length} prices change: ${up} rise, ${prices.length - up} fall`,
    ...prices
      .slice(0, MAX_PRICES)
      .map(({ itemNumber, before, after }) => `  ${itemNumber} ${formatMoney(before)} → ${formatMoney(after)} net`),
    ...(prices.length > MAX_PRICES ? [`  and ${prices.length - MAX_PRICES} more`] : []),
  ];
}

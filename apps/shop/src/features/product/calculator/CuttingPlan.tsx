import { formatMetres, type Locale } from '@geven/timber';
import { Disclosure } from '@geven/ui/Disclosure';
import * as styles from './calculator.css';
import type { RowPlan } from './plan-rows';
import type { CalculatorText } from './product-facts';

export interface CuttingPlanProps {
  locale: Locale;
  plan: RowPlan;
  t: CalculatorText;
}

/** How to cut the boards, and what to join rows from that no board spans. */
export function CuttingPlan({ locale, plan: { cuts, joints }, t }: CuttingPlanProps) {
  const lines = [
    ...cuts.map(({ length, boards, pieces }) =>
      t('calc.cut', {
        boards,
        length: formatMetres(length, locale),
        pieces: pieces[0] === length ? t('calc.uncut') : sumOf(pieces, locale),
      }),
    ),
    ...joints.map(({ length, rows, parts }) =>
      t('calc.joint', { count: rows, length: formatMetres(length, locale), parts: sumOf(parts, locale) }),
    ),
  ];
  return (
    <Disclosure summary={t('calc.cuts')}>
      <ul className={styles.formula}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** `2 × 2,40 m + 1,05 m` */
function sumOf(lengths: readonly number[], locale: Locale): string {
  const counts = new Map<number, number>();
  for (const length of lengths) counts.set(length, (counts.get(length) ?? 0) + 1);
  const terms = [...counts].map(
    ([length, count]) => `${count > 1 ? `${count} × ` : ''}${formatMetres(length, locale)} m`,
  );
  return terms.join(' + ');
}

import { formatDecimal, formatMetres, metresOf } from '@geven/timber';
import { Disclosure } from '@geven/ui/Disclosure';
import type { CalculatorText, ProductFacts } from './CalculatorResult';
import type { Calculation } from './calculate';
import * as styles from './calculator.css';
import type { SurfaceRows } from './plan-rows';

export interface FormulaLinesProps {
  found: Calculation;
  facts: ProductFacts;
  t: CalculatorText;
}

/** How the result was calculated, with its numbers. */
export function FormulaLines({ found, facts, t }: FormulaLinesProps) {
  const { input, plan } = found;
  const allowance = t('calc.percent', { value: formatDecimal(input.waste, 1) });
  const lines = plan
    ? plan.surfaces.flatMap((surface) => rowLines(surface, allowance, { facts, t }))
    : areaLines(found, allowance, { facts, t });
  return (
    <Disclosure isOpen summary={t('calc.formula')}>
      <ol className={styles.formula}>
        {[...new Set(lines)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </Disclosure>
  );
}

type LineContext = Pick<FormulaLinesProps, 'facts' | 't'>;

function rowLines(
  { length, width, rows, total }: SurfaceRows,
  allowance: string,
  { facts: { cover }, t }: LineContext,
): string[] {
  return [
    t('calc.rows', {
      width,
      cover,
      exact: formatDecimal(width / cover, 2),
      count: rows,
      length: formatMetres(length),
    }),
    ...(total > rows ? [t('calc.extra', { rows, allowance, count: total })] : []),
  ];
}

function areaLines(
  { input: { area, waste }, best }: Calculation,
  allowance: string,
  { facts: { cover, autoConversion }, t }: LineContext,
): string[] {
  const metres = ((area ?? 0) * (1 + waste / 100) * 1000) / cover;
  const [board] = best?.boards ?? [];
  return [
    t('calc.byArea', {
      area: formatDecimal(area ?? 0, 2),
      allowance,
      factor: formatDecimal(autoConversion ?? 1000 / cover, 4),
      metres: formatDecimal(metres, 2),
    }),
    ...(board
      ? [
          t('calc.roundUp', {
            metres: formatDecimal(metres, 2),
            length: formatMetres(board.length),
            exact: formatDecimal(metres / metresOf(1, board.length), 2),
            count: board.pieces,
          }),
        ]
      : []),
  ];
}

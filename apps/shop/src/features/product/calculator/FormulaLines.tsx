import { formatDecimal, formatMetres, formatPercent, metresOf } from '@geven/timber';
import { Disclosure } from '@geven/ui/Disclosure';
import type { Calculation } from './calculate';
import * as styles from './calculator.css';
import type { SurfaceRows } from './plan-rows';
import type { CalculatorText, ProductFacts } from './product-facts';

export interface FormulaLinesProps {
  found: Calculation;
  facts: ProductFacts;
  t: CalculatorText;
}

/** How the result was calculated, with its numbers. */
export function FormulaLines({ found, facts, t }: FormulaLinesProps) {
  const { input, plan } = found;
  const allowance = formatPercent(input.waste, 1, facts.context.locale);
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
  { facts: { cover, context }, t }: LineContext,
): string[] {
  const { locale } = context;
  return [
    t('calc.rows', {
      width,
      cover,
      exact: formatDecimal(width / cover, 2, locale),
      count: rows,
      length: formatMetres(length, locale),
    }),
    ...(total > rows ? [t('calc.extra', { rows, allowance, count: total })] : []),
  ];
}

function areaLines(
  { input: { area, waste }, best }: Calculation,
  allowance: string,
  { facts: { cover, autoConversion, context }, t }: LineContext,
): string[] {
  const { locale } = context;
  const metres = ((area ?? 0) * (1 + waste / 100) * 1000) / cover;
  const [board] = best?.boards ?? [];
  return [
    t('calc.byArea', {
      area: formatDecimal(area ?? 0, 2, locale),
      allowance,
      factor: formatDecimal(autoConversion ?? 1000 / cover, 4, locale),
      metres: formatDecimal(metres, 2, locale),
    }),
    ...(board
      ? [
          t('calc.roundUp', {
            metres: formatDecimal(metres, 2, locale),
            length: formatMetres(board.length, locale),
            exact: formatDecimal(metres / metresOf(1, board.length), 2, locale),
            count: board.pieces,
          }),
        ]
      : []),
  ];
}

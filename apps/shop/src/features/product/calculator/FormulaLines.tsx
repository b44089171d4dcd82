import { formatDecimal, formatMetres, metresOf } from '@geven/timber';
import { Disclosure } from '@geven/ui/Disclosure';
import type { CalculatorResultFacts, CalculatorText } from './CalculatorResult';
import type { Calculation } from './calculate';
import * as styles from './calculator.css';

export interface FormulaLinesProps {
  found: Calculation;
  facts: CalculatorResultFacts;
  t: CalculatorText;
}

/** How the answer was reckoned, with its numbers. */
export function FormulaLines({ found, facts, t }: FormulaLinesProps) {
  return (
    <Disclosure isOpen summary={t('calc.formula')}>
      <ol className={styles.formula}>
        {formulaLines(found, facts, t).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </Disclosure>
  );
}

function formulaLines(
  { input: { area, waste }, surfaces, best }: Calculation,
  { cover, autoConversion, place: { locale } }: CalculatorResultFacts,
  t: CalculatorText,
): string[] {
  if (area === null) {
    return surfaces.flatMap(({ length, width, rows, total }) => [
      t('calc.rows', { width, cover, rows, length: formatMetres(length, locale) }),
      ...(waste > 0 ? [t('calc.extra', { rows, waste: formatDecimal(waste, 1, locale), total })] : []),
    ]);
  }
  const metres = (area * (1 + waste / 100) * 1000) / cover;
  const [board] = best?.boards ?? [];
  return [
    t('calc.byArea', {
      area: formatDecimal(area, 2, locale),
      waste: formatDecimal(waste, 1, locale),
      factor: formatDecimal(autoConversion ?? 1000 / cover, 4, locale),
      metres: formatDecimal(metres, 2, locale),
    }),
    ...(board
      ? [
          t('calc.roundUp', {
            metres: formatDecimal(metres, 2, locale),
            length: formatMetres(board.length, locale),
            exact: formatDecimal(metres / metresOf(1, board.length), 2, locale),
            pieces: board.pieces,
          }),
        ]
      : []),
  ];
}

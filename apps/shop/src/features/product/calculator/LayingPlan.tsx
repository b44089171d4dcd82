import { formatMetres, type Locale } from '@geven/timber';
import { DimensionLine } from '@geven/ui/DimensionLine';
import { Unit } from '@geven/ui/Unit';
import type { CalculatorText } from './CalculatorResult';
import type { SurfaceRows } from './calculate';
import * as styles from './calculator.css';

export interface LayingPlanProps {
  surface: SurfaceRows;
  /** mm that one laid board takes up. */
  cover: number;
  colour: string | undefined;
  locale: Locale;
  t: CalculatorText;
}

/** A rectangle from above, true to scale, with its rows of boards and both dimensions. */
export function LayingPlan({
  surface: { length, width, rows },
  cover,
  colour = '#c9b79c',
  locale,
  t,
}: LayingPlanProps) {
  const gap = Math.max(3, cover * 0.04);
  const joints = Array.from({ length: rows - 1 }, (_, index) => `M0 ${(index + 1) * cover - gap / 2}H${length}`);
  return (
    <div
      aria-label={t('calc.plan', { length: formatMetres(length, locale), width: formatMetres(width, locale), rows })}
      className={styles.plan}
      role="img"
    >
      <span aria-hidden className={styles.planLength}>
        <DimensionLine>
          {formatMetres(length, locale)}
          <Unit>m</Unit>
        </DimensionLine>
      </span>
      <svg aria-hidden className={styles.planDrawing} focusable="false" viewBox={`0 0 ${length} ${width}`}>
        <rect fill={colour} height={width} width={length} />
        <path className={styles.joint} d={joints.join('')} strokeWidth={gap} />
      </svg>
      <span aria-hidden className={styles.planWidth}>
        <DimensionLine orientation="vertical">
          {formatMetres(width, locale)}
          <Unit>m</Unit>
          <br />
          {t('calc.planRows', { rows })}
        </DimensionLine>
      </span>
    </div>
  );
}

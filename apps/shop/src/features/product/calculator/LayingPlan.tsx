import { formatMetres, type Locale } from '@geven/timber';
import type { JoinedRows } from '@geven/timber/length-plan';
import { DimensionLine } from '@geven/ui/DimensionLine';
import { Unit } from '@geven/ui/Unit';
import * as styles from './calculator.css';
import type { SurfaceRows } from './plan-rows';
import type { CalculatorText } from './product-facts';

export interface LayingPlanProps {
  surface: SurfaceRows;
  /** What the joined rows of all surfaces are made of. */
  joints: readonly JoinedRows[];
  /** mm that one laid board takes up. */
  cover: number;
  colour: string | undefined;
  locale: Locale;
  t: CalculatorText;
}

/** A rectangle from above, true to scale, with its rows of boards, their joints and both dimensions. */
export function LayingPlan({ surface, joints, cover, colour = '#c9b79c', locale, t }: LayingPlanProps) {
  const { length, width, rows: count } = surface;
  const gap = Math.max(3, cover * 0.04);
  const gaps = Array.from({ length: count - 1 }, (_, index) => `M0 ${(index + 1) * cover - gap / 2}H${length}`);
  return (
    <div
      aria-label={t('calc.plan', { length: formatMetres(length, locale), width: formatMetres(width, locale), count })}
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
        <path
          className={styles.joint}
          d={[...gaps, ...jointLines(surface, joints, cover)].join('')}
          strokeWidth={gap}
        />
      </svg>
      <span aria-hidden className={styles.planWidth}>
        <DimensionLine orientation="vertical">
          {formatMetres(width, locale)}
          <Unit>m</Unit>
          <br />
          {t('calc.planRows', { count })}
        </DimensionLine>
      </span>
    </div>
  );
}

/** Lines across the rows where their parts meet. Every other row begins at the other end, so that joints are staggered. */
function jointLines({ length, rows }: SurfaceRows, joints: readonly JoinedRows[], cover: number): string[] {
  const parts = joints.filter((each) => each.length === length).flatMap((each) => Array(each.rows).fill(each.parts));
  return parts.slice(0, rows).flatMap((lengths: readonly number[], row) => {
    const ends = lengths
      .slice(0, -1)
      .map((_, index) => lengths.slice(0, index + 1).reduce((sum, each) => sum + each, 0));
    return ends.map((end) => `M${row % 2 === 0 ? end : length - end} ${row * cover}v${cover}`);
  });
}

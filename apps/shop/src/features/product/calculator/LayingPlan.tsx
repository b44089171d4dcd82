import { formatMetres, type Locale } from '@geven/timber';
import type { JoinedRows } from '@geven/timber/length-plan';
import { DimensionLine } from '@geven/ui/DimensionLine';
import { Unit } from '@geven/ui/Unit';
import { useId } from 'react';
import { sample } from '../buy/finish-tints.css';
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
  /** Address of a picture of the wood's face, whose fibre runs from top to bottom. */
  face: string | undefined;
  /** Slug of the finish that recolours the wood. */
  finish: string | undefined;
  locale: Locale;
  t: CalculatorText;
}

/** mm of a row that one picture is drawn out to: fibre is long, and a knot that came back every hand would be seen. */
const PICTURE_LENGTH_MM = 1600;

/** How each row differs from its neighbours: the same picture from the other end, or from elsewhere in it. */
const CUTS = ['matrix(0 1 1 0 0 0)', `matrix(0 1 -1 0 ${PICTURE_LENGTH_MM} 0)`] as const;
const SHIFTS_MM = [0, 430, 1010] as const;
/** No two boards are equally dark: shares of black that lie on the rows in turn. */
const SHADES = [0.02, 0.12, 0, 0.07, 0.16, 0.05, 0.1] as const;

/** A rectangle from above, true to scale, with its rows of boards, their joints and both dimensions. */
export function LayingPlan({ surface, joints, cover, colour = '#c9b79c', face, finish, locale, t }: LayingPlanProps) {
  const id = useId();
  const { length, width, rows: count } = surface;
  const gap = Math.max(3, cover * 0.04);
  const rowPath = (row: number) => `M0 ${row * cover}H${length}v${cover}H0Z`;
  const gaps = Array.from({ length: count - 1 }, (_, index) => `M0 ${(index + 1) * cover - gap / 2}H${length}`);
  return (
    <div
      aria-label={t('calc.plan', { length: formatMetres(length, locale), width: formatMetres(width, locale), count })}
      className={styles.plan}
      data-tint={finish}
      role="img"
    >
      <span aria-hidden className={styles.planLength}>
        <DimensionLine>
          {formatMetres(length, locale)}
          <Unit>m</Unit>
        </DimensionLine>
      </span>
      <svg
        aria-hidden
        className={`${styles.planDrawing} ${sample}`}
        focusable="false"
        viewBox={`0 0 ${length} ${width}`}
      >
        <rect fill={colour} height={width} width={length} />
        {face && (
          <>
            {SHIFTS_MM.map((shift, board) => (
              <pattern
                height={cover}
                id={`${id}${board}`}
                key={shift}
                patternTransform={`translate(${shift} 0)`}
                patternUnits="userSpaceOnUse"
                width={PICTURE_LENGTH_MM}
              >
                <image
                  height={PICTURE_LENGTH_MM}
                  href={face}
                  preserveAspectRatio="none"
                  transform={CUTS[board % CUTS.length]}
                  width={cover}
                />
              </pattern>
            ))}
            {Array.from({ length: count }, (_, row) => (
              <rect
                fill={`url(#${id}${row % SHIFTS_MM.length})`}
                height={cover}
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing but their place
                key={row}
                width={length}
                y={row * cover}
              />
            ))}
            {SHADES.map((shade, turn) => (
              <path
                d={Array.from({ length: Math.ceil((count - turn) / SHADES.length) }, (_, row) =>
                  rowPath(row * SHADES.length + turn),
                ).join('')}
                key={shade}
                opacity={shade}
              />
            ))}
          </>
        )}
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

/** Lines across the rows where their parts meet. Every other row begins at the other end, and rows of different parts take
 * turns, so that joints are staggered. */
function jointLines({ length, rows }: SurfaceRows, joints: readonly JoinedRows[], cover: number): string[] {
  const dealt = joints
    .filter((each) => each.length === length)
    .flatMap(({ rows: count, parts }) =>
      Array.from({ length: count }, (_, index) => ({ parts, at: (index + 0.5) / count })),
    )
    .sort((one, other) => one.at - other.at);
  return dealt.slice(0, rows).flatMap(({ parts: lengths }, row) => {
    const ends = lengths
      .slice(0, -1)
      .map((_, index) => lengths.slice(0, index + 1).reduce((sum, each) => sum + each, 0));
    return ends.map((end) => `M${row % 2 === 0 ? end : length - end} ${row * cover}v${cover}`);
  });
}

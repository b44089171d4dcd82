import { formatDecimal, type Locale } from '@geven/timber';
import { DimensionStroke } from '@/components/picture/DimensionStroke';
import * as styles from './hero.css';

/** What a board measures, mm. */
export interface BoardSizes {
  readonly thickness: number;
  readonly width: number;
  /** From the shortest to the longest that there is; null where it has no lengths. */
  readonly lengths: { readonly min: number; readonly max: number } | null;
}

interface HeroDimensionsProps {
  sizes: BoardSizes;
  locale: Locale;
  /** Where the lines begin and end, as fractions of the picture. */
  points: Readonly<Record<string, readonly number[]>>;
  /** px of the picture. */
  width: number;
  height: number;
  className: string;
}

type Point = readonly [x: number, y: number];

/** Where the number is on the line along the board, which goes on beyond the picture; as a part of the picture's width. */
const LABEL_AT = 0.41;
const CLOSE_LABEL_AT = 0.65;
/** Half of the gap for a number within its line, as a part of the picture's width. */
const GAP = 0.068;

/** Dimension lines in the perspective of the picture, each with what the board measures now. For the eye only. */
export function HeroDimensions({ sizes, locale, points, width, height, className }: HeroDimensionsProps) {
  const at = (name: string): Point => {
    const [x = 0, y = 0] = points[name] ?? [];
    return [x * width, y * height];
  };
  const beside = [
    { from: at('thicknessFrom'), to: at('thicknessTo'), mm: sizes.thickness, dx: -12, dy: 5 },
    { from: at('widthFrom'), to: at('widthTo'), mm: sizes.width, dx: -16, dy: 8 },
  ];
  return (
    <svg aria-hidden className={className} viewBox={`0 0 ${width} ${height}`}>
      {beside.map(({ from, to, mm, dx, dy }) => (
        <g key={`${from}`}>
          <DimensionStroke from={from} to={to} />
          <text className={styles.label} textAnchor="end" x={(from[0] + to[0]) / 2 + dx} y={(from[1] + to[1]) / 2 + dy}>
            {mm} mm
          </text>
        </g>
      ))}
      {sizes.lengths && (
        <LengthLine from={at('lengthFrom')} lengths={sizes.lengths} locale={locale} to={at('lengthTo')} width={width} />
      )}
    </svg>
  );
}

interface LengthLineProps {
  from: Point;
  to: Point;
  lengths: NonNullable<BoardSizes['lengths']>;
  locale: Locale;
  /** px of the picture. */
  width: number;
}

/** The line along the board, with the number within it and in its direction. */
function LengthLine({ from, to, lengths, locale, width }: LengthLineProps) {
  const slope = (to[1] - from[1]) / (to[0] - from[0]);
  const on = (x: number): Point => [x, from[1] + slope * (x - from[0])];
  // The close picture of phones has its board nearer, so that words on it are larger in its px.
  const isClose = width < 1000;
  const middle = on(width * (isClose ? CLOSE_LABEL_AT : LABEL_AT));
  const half = width * GAP * (isClose ? 2.4 : 1);
  const number = (mm: number) => formatDecimal(mm, 0, locale);
  return (
    <g>
      <DimensionStroke from={from} hasEnd={false} to={on(middle[0] - half)} />
      <DimensionStroke from={to} hasEnd={false} hasStart={false} to={on(middle[0] + half)} />
      <text
        className={styles.label}
        dominantBaseline="middle"
        textAnchor="middle"
        transform={`translate(${middle[0]} ${middle[1]}) rotate(${(Math.atan(slope) * 180) / Math.PI})`}
      >
        {number(lengths.min)}–{number(lengths.max)} mm
      </text>
    </g>
  );
}

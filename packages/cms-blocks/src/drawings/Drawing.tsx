import type { ReactNode } from 'react';
import * as styles from './drawing.css';

interface DrawingProps {
  /** What is seen, in words: the caption, and what screen readers say instead of the lines. */
  title: string;
  /** Height in units of the drawing; its width is always `DRAWING_WIDTH`. */
  height: number;
  children: ReactNode;
}

/** Units that every drawing is wide, so that two below each other have one scale and one size of text. */
export const DRAWING_WIDTH = 680;

/** Units kept free at the end for an upright measure such as "28 mm", in the large figures of phones. */
export const MEASURE_MARGIN = 130;

/** A drawing to scale with its caption. */
export function Drawing({ title, height, children }: DrawingProps) {
  return (
    <figure className={styles.figure}>
      <svg aria-label={title} className={styles.drawing} role="img" viewBox={`0 0 ${DRAWING_WIDTH} ${height}`}>
        {children}
      </svg>
      {title && <figcaption className={styles.caption}>{title}</figcaption>}
    </figure>
  );
}

interface DimensionProps {
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
  /** The measure with its unit. */
  children: string;
  /** Where the text is: below the middle of the line, or beside its end. */
  at?: 'below' | 'beside';
}

/** Half of the stroke across each end. */
const TICK = 6;

/** A line from end to end with the measure beside it. */
export function Dimension({ from: [x1, y1], to: [x2, y2], children, at = 'below' }: DimensionProps) {
  const isUpright = x1 === x2;
  const [dx, dy] = isUpright ? [TICK, 0] : [0, TICK];
  const text = at === 'below' && !isUpright ? { x: (x1 + x2) / 2, y: y1, dy: '1.3em' } : { x: x2, y: (y1 + y2) / 2 };
  return (
    <g className={styles.line}>
      <line x1={x1} x2={x2} y1={y1} y2={y2} />
      <line x1={x1 - dx} x2={x1 + dx} y1={y1 - dy} y2={y1 + dy} />
      <line x1={x2 - dx} x2={x2 + dx} y1={y2 - dy} y2={y2 + dy} />
      <text
        className={styles.measure}
        dx={at === 'beside' || isUpright ? '0.7em' : undefined}
        dy={'dy' in text ? text.dy : '0.35em'}
        textAnchor={at === 'beside' || isUpright ? 'start' : 'middle'}
        x={text.x}
        y={text.y}
      >
        {children}
      </text>
    </g>
  );
}

interface JoistProps {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A joist's end, crossed out as in plans: timber that is cut. */
export function JoistEnd({ x, y, width, height }: JoistProps) {
  return (
    <g className={styles.cut}>
      <rect height={height} width={width} x={x} y={y} />
      <path d={`M${x} ${y}l${width} ${height}M${x + width} ${y}l${-width} ${height}`} />
    </g>
  );
}

/** A length in mm as drawings say it. */
export const millimetres = (value: number): string => `${value} mm`;

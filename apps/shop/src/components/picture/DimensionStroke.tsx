import * as styles from './dimension-stroke.css';

export interface DimensionStrokeProps {
  /** px of the picture's view box. */
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
  /** Whether the line begins with a stroke across it; not where it goes on beyond the picture. */
  hasStart?: boolean | undefined;
  /** Whether it ends with one; not where a number interrupts it. */
  hasEnd?: boolean | undefined;
}

/** Half of the stroke across each end, px. */
const TICK = 7;

/** A dimension line on a picture, with a short stroke across each of its ends. For SVG. */
export function DimensionStroke({ from, to, hasStart = true, hasEnd = true }: DimensionStrokeProps) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [nx, ny] = [((to[1] - from[1]) / length) * TICK, (-(to[0] - from[0]) / length) * TICK];
  const ends = [...(hasStart ? [from] : []), ...(hasEnd ? [to] : [])];
  return (
    <g className={styles.stroke}>
      <line x1={from[0]} x2={to[0]} y1={from[1]} y2={to[1]} />
      {ends.map(([x, y]) => (
        <line key={`${x} ${y}`} x1={x - nx} x2={x + nx} y1={y - ny} y2={y + ny} />
      ))}
    </g>
  );
}

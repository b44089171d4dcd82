import * as styles from './tin.css';

export interface TinDrawingProps {
  /** What it holds, ml. */
  content: number;
}

/** Tins are alike: each is as wide as the cube root of what it holds. A tin of 5 l is drawn 52 px wide. */
const RADIUS_OF_5_L = 26;
/** Height ÷ radius, as in the pictures of the range. */
const SLIM = 2.14;
/** Height ÷ radius of the rim, which is seen from a little above. */
const RIM = 0.26;

/** One tin with lid, label and handle, in one scale with the others; for the eye only. */
export function TinDrawing({ content }: TinDrawingProps) {
  const radius = RADIUS_OF_5_L * Math.cbrt(content / 5000);
  const height = radius * SLIM;
  const rim = radius * RIM;
  const handle = height * 0.5;
  const side = (top: number, depth: number) =>
    `M${-radius} ${top}a${radius} ${rim} 0 0 0 ${2 * radius} 0v${depth}a${radius} ${rim} 0 0 1 ${-2 * radius} 0z`;
  const box = [-radius - 1, -handle, 2 * radius + 2, handle + height + rim + 1];
  return (
    <svg aria-hidden className={styles.drawing} height={box[3]} viewBox={box.join(' ')} width={box[2]}>
      <path className={styles.wire} d={`M${-radius} 0C${-radius} ${-handle} ${radius} ${-handle} ${radius} 0`} />
      <path d={side(0, height)} />
      <ellipse cx={0} cy={0} rx={radius} ry={rim} />
      <ellipse cx={0} cy={0} rx={radius * 0.78} ry={rim * 0.75} />
      <path className={styles.label} d={side(height * 0.26, height * 0.48)} />
    </svg>
  );
}

import { blocksOf, numberOf, textOf } from '../block';
import type { BlockProps } from '../block-provider';
import { DRAWING_WIDTH, Drawing } from './Drawing';
import * as styles from './drawing.css';

/** mm that the drawing shows: three posts of 160 mm beside each other. */
const SHOWN_MM = 600;
const GAP_MM = 40;
/** mm between two rings, far wider than in a tree, so that they can be told apart. */
const RING_MM = 11;
/** Between the two lines below an end: phones have the larger text. */
const LINE = 40;

/**
 * Ends of beams and posts in one scale, with their growth rings: field `ends`, each with a `label`, `width` and `height` in
 * mm, and `heart`, which is `inside` or `beside`. A heart inside opens a check to the nearest face as it dries.
 */
export function EndGrainDrawingBlock({ block, provider: { fill } }: BlockProps) {
  const scale = DRAWING_WIDTH / SHOWN_MM;
  let from = 0;
  const ends = blocksOf(block.ends).flatMap(({ _uid, label, width: mmWidth, height: mmHeight, heart }) => {
    const [width, height] = [numberOf(mmWidth), numberOf(mmHeight)];
    const x = from;
    if (width === null || height === null || x + width > SHOWN_MM) return [];
    from += width + GAP_MM;
    return [{ id: _uid, label: fill(textOf(label)), x, width, height, isInside: heart === 'inside' }];
  });
  if (ends.length === 0) return null;
  const highest = Math.max(...ends.map(({ height }) => height));
  const ground = highest * scale + 1;
  return (
    <Drawing height={ground + 2 * LINE + 8} title={fill(textOf(block.title))}>
      {ends.map(({ id, label, x, width, height, isInside }) => {
        const heart = isInside ? { x: width * 0.54, y: height * 0.42 } : { x: width * 0.4, y: height * 1.35 };
        const clip = `end-${id}`;
        return (
          <g key={id}>
            <g transform={`translate(${x * scale + 1} ${ground - height * scale}) scale(${scale})`}>
              <clipPath id={clip}>
                <rect height={height} width={width} />
              </clipPath>
              <rect className={styles.wood} height={height} vectorEffect="non-scaling-stroke" width={width} />
              <g className={styles.thin} clipPath={`url(#${clip})`}>
                {ringsOf(heart, width, height).map((radius) => (
                  <circle cx={heart.x} cy={heart.y} key={radius} r={radius} vectorEffect="non-scaling-stroke" />
                ))}
              </g>
              {isInside && <path className={styles.check} d={`M${heart.x} ${heart.y}L${heart.x - 3} 0h5Z`} />}
            </g>
            <text className={styles.measure} dy="0.9em" x={x * scale + 1} y={ground + 6}>
              {label}
            </text>
            <text className={styles.measure} dy="0.9em" x={x * scale + 1} y={ground + 6 + LINE}>
              {`${width} × ${height} mm`}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}

/** Radii in mm of the rings that cross a section, from a heart in it or below it. */
function ringsOf({ x, y }: { x: number; y: number }, width: number, height: number): number[] {
  const nearest = y > height ? y - height : 0;
  const farthest = Math.hypot(Math.max(x, width - x), Math.max(y, height - y));
  const first = Math.max(1, Math.ceil(nearest / RING_MM));
  return Array.from(
    { length: Math.max(0, Math.ceil(farthest / RING_MM) - first) },
    (_, index) => (first + index) * RING_MM,
  );
}

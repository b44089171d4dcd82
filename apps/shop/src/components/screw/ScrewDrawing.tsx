import type { ScrewSize } from '@geven/timber/fixings';
import * as styles from './screw.css';

/** Of the diameter: the width of the head, the depth of its cone, the core that the thread stands on. */
export const SCREW_HEAD = 2;
const CONE = 0.9;
const CORE = 0.62;

export interface ScrewDrawingProps extends ScrewSize {
  /** px per mm, the same for all screws of a page, so that sizes compare. */
  scale: number;
  /** mm that there is room for. What is longer is drawn with a break in its shank. */
  maxLength?: number;
}

/** A screw that lies on its side, true to its diameter and length, for the eye only. */
export function ScrewDrawing({ diameter, length: whole, scale, maxLength = Infinity }: ScrewDrawingProps) {
  const length = Math.min(whole, maxLength);
  const half = (diameter * SCREW_HEAD) / 2;
  const core = (diameter * CORE) / 2;
  const cone = diameter * CONE;
  const tip = diameter * 1.3;
  const outline = [
    `M0 ${-half}L${cone} ${-core}H${length - tip}L${length} 0L${length - tip} ${core}H${cone}L0 ${half}`,
    `Q${diameter * 0.18} 0 0 ${-half}Z`,
  ].join('');
  const thread = (from: number, to: number) =>
    Array.from({ length: Math.floor((to - from) / (diameter * 0.5)) }, (_, turn) => {
      const x = from + turn * diameter * 0.5;
      return `M${x} ${-diameter / 2}l${diameter * 0.3} ${diameter}`;
    }).join('');
  return (
    <svg
      aria-hidden
      className={styles.drawing}
      height={Math.round(2 * half * scale)}
      viewBox={`0 ${-half} ${length} ${2 * half}`}
      width={Math.round(length * scale)}
    >
      <path d={outline} />
      <path d={thread(length * 0.18, length * 0.42) + thread(length * 0.52, length - tip)} />
      {length < whole && (
        <path className={styles.breakLines} d={`M${length * 0.45} ${half}l4 ${-2 * half}h3l-4 ${2 * half}`} />
      )}
    </svg>
  );
}

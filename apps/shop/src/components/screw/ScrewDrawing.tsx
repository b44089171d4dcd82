import { screwOutline } from '@geven/timber/fixings';
import type { Screw } from './drawn-screw';
import * as styles from './screw.css';

export interface ScrewDrawingProps extends Screw {
  /** px per mm, the same for all screws of a page, so that sizes compare. */
  scale: number;
  /** mm that there is room for. What is longer is drawn with a break in its shank. */
  maxLength?: number;
}

/** A screw that lies on its side, true to its diameter and length and as on its picture, for the eye only. */
export function ScrewDrawing({ work, diameter, length: whole, scale, maxLength = Infinity }: ScrewDrawingProps) {
  const length = Math.min(whole, maxLength);
  const { head, shank, headSide, thread, threadFrom } = screwOutline(work, { diameter, length });
  const half = head / 2;
  const at = threadFrom - diameter;
  return (
    <svg
      aria-hidden
      className={styles.drawing}
      height={Math.round(head * scale)}
      viewBox={`0 ${-half} ${length} ${head}`}
      width={Math.round(length * scale)}
    >
      <path d={shank} />
      <path className={styles.thread} d={thread} />
      <path d={headSide} />
      {length < whole && <path className={styles.breakLines} d={`M${at} ${half}l4 ${-head}h3l-4 ${head}`} />}
    </svg>
  );
}

import { SCREW_HEAD } from './ScrewDrawing';
import * as styles from './screw.css';

export interface ScrewHeadProps {
  /** mm, of the thread. */
  diameter: number;
  /** px per mm. */
  scale: number;
}

/** Of the head: how far the recess of a six-lobed drive reaches, at its lobes and between them. */
const LOBE = 0.5;
const VALLEY = 0.34;

/** A screw's head from the front with its six-lobed drive, true to its size, for the eye only. */
export function ScrewHead({ diameter, scale }: ScrewHeadProps) {
  const radius = (diameter * SCREW_HEAD) / 2;
  const points = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6;
    const reach = radius * (index % 2 ? VALLEY : LOBE);
    return `${(reach * Math.sin(angle)).toFixed(3)} ${(-reach * Math.cos(angle)).toFixed(3)}`;
  });
  const size = Math.round(2 * radius * scale);
  return (
    <svg
      aria-hidden
      className={styles.drawing}
      height={size}
      viewBox={`${-radius} ${-radius} ${2 * radius} ${2 * radius}`}
      width={size}
    >
      <path d={`M${-radius} 0a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`} />
      <path className={styles.recess} d={`M${points.join('L')}Z`} />
    </svg>
  );
}

import { classNames } from '../private/class-names';
import * as styles from './LengthBar.css';

export interface LengthBarProps {
  /** Size in mm. */
  length: number;
  /** mm of the longest board beside it, which fills the box. */
  longest: number;
  /** Colour of the wood. */
  grain?: string | undefined;
  /** Address of a picture of its face, the grain upright: the bar is cut out of it. */
  face?: string | undefined;
  className?: string | undefined;
}

/** px of the bar, and of the picture laid on its side: as long as bars get beside sizes and prices, in a board's shape. */
const THICKNESS = 8;
const FACE = { width: 104, length: 128 } as const;

/** A board's length beside the others', for the eye only. */
export function LengthBar({ length, longest, grain = 'currentColor', face, className }: LengthBarProps) {
  return (
    <svg
      aria-hidden
      className={classNames(styles.root, className)}
      focusable="false"
      height={THICKNESS}
      width={`${(100 * length) / longest}%`}
    >
      <rect fill={grain} height="100%" width="100%" />
      {face && (
        // All bars begin at one end of the board in the picture, beside the middle of its width.
        <image
          height={FACE.length}
          href={face}
          preserveAspectRatio="none"
          transform="rotate(90)"
          width={FACE.width}
          x={-FACE.width * 0.4}
          y={-FACE.length}
        />
      )}
    </svg>
  );
}

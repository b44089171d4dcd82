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

/** A board's length beside the others', for the eye only. */
export function LengthBar({ length, longest, grain = 'currentColor', face, className }: LengthBarProps) {
  return (
    <svg
      aria-hidden
      className={classNames(styles.root, className)}
      focusable="false"
      height={8}
      width={`${(100 * length) / longest}%`}
    >
      <rect fill={grain} height="100%" width="100%" />
      {/* On its side, as long as bars get beside prices; all begin at one end of the board, near the middle of its width. */}
      {face && <image height={128} href={face} transform="rotate(90)" width={104} x={-42} y={-128} />}
    </svg>
  );
}

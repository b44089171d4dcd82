import { classNames } from '../private/class-names';
import * as styles from './LengthBar.css';

export interface LengthBarProps {
  /** Size in mm. */
  length: number;
  /** mm of the longest board beside it, which fills the box. */
  longest: number;
  /** Colour of the wood. */
  grain?: string | undefined;
  className?: string | undefined;
}

/** A board's length beside the others', for the eye only. */
export function LengthBar({ length, longest, grain = 'currentColor', className }: LengthBarProps) {
  return (
    <svg
      aria-hidden
      className={classNames(styles.root, className)}
      focusable="false"
      height={8}
      width={`${(100 * length) / longest}%`}
    >
      <rect fill={grain} height="100%" width="100%" />
    </svg>
  );
}

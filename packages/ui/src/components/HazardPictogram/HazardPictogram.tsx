import { classNames } from '../private/class-names';
import * as styles from './HazardPictogram.css';
import { hazardPaths } from './hazard-paths';

/** Code of a pictogram of the Globally Harmonised System, as in CLP. */
export type HazardCode = keyof typeof hazardPaths;

export interface HazardPictogramProps {
  code: HazardCode;
  /** What the pictogram warns of. */
  label: string;
  /** Edge length in px; CLP asks for at least 1 cm². */
  size?: number | undefined;
  className?: string | undefined;
}

/** The pictogram of that code, if there is one. */
export const toHazardCode = (code: string): HazardCode | undefined =>
  Object.hasOwn(hazardPaths, code) ? (code as HazardCode) : undefined;

/** A GHS pictogram: black symbol on white in a red diamond, the same in every theme because the law sets its colours. */
export function HazardPictogram({ code, label, size = 64, className }: HazardPictogramProps) {
  return (
    <svg
      aria-label={label}
      className={classNames(styles.root, className)}
      focusable="false"
      height={size}
      role="img"
      viewBox="0 0 100 100"
      width={size}
    >
      <path className={styles.frame} d="M50 4 96 50 50 96 4 50Z" />
      {hazardPaths[code].map(({ d, isLine }) => (
        <path className={isLine ? styles.line : styles.symbol} d={d} fillRule="evenodd" key={d} />
      ))}
    </svg>
  );
}

import type { ReactNode } from 'react';
import { classNames } from '../private/class-names';
import * as styles from './Unit.css';

export interface UnitProps {
  /** The unit, for example "mm". */
  children: ReactNode;
  className?: string | undefined;
}

/** The unit after a number, lighter and smaller than the number; brings its own no-break space. */
export function Unit({ children, className }: UnitProps) {
  return <span className={classNames(styles.root, className)}>{withSpace(children)}</span>;
}

/** One text where it can be: React marks the border of two in the page, and a listing has hundreds of units. */
const withSpace = (unit: ReactNode): ReactNode =>
  typeof unit === 'string' ? (
    `\u00a0${unit}`
  ) : (
    <>
      {'\u00a0'}
      {unit}
    </>
  );

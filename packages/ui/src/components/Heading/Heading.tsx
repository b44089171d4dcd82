import type { ReactNode } from 'react';
import type { HeadingSize } from '../../theme/text-style';
import { classNames } from '../private/class-names';
import * as styles from './Heading.css';

export interface HeadingProps {
  /** Level in the outline of the page. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Step of the type scale when it differs from the level's own. */
  size?: HeadingSize | undefined;
  id?: string | undefined;
  /** Makes the heading a target of focus, for example after a page change. */
  tabIndex?: number | undefined;
  children?: ReactNode;
  className?: string | undefined;
}

const sizeOfLevel = {
  1: 'page',
  2: 'title',
  3: 'heading',
  4: 'subheading',
  5: 'name',
  6: 'name',
} as const satisfies Record<HeadingProps['level'], HeadingSize>;

/** A heading whose looks and level are chosen apart. */
export function Heading({ level, size = sizeOfLevel[level], children, className, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element className={classNames(styles.size[size], className)} {...rest}>
      {children}
    </Element>
  );
}

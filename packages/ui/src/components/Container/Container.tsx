import type { ElementType, ReactNode } from 'react';
import { classNames } from '../private/class-names';
import * as styles from './Container.css';

export interface ContainerProps {
  as?: ElementType | undefined;
  children?: ReactNode;
  className?: string | undefined;
  id?: string | undefined;
}

/** The page's content width with its gutters. */
export function Container({ as: Element = 'div', children, className, id }: ContainerProps) {
  return (
    <Element className={classNames(styles.root, className)} id={id}>
      {children}
    </Element>
  );
}

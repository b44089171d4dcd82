import type { ElementType, ReactNode } from 'react';
import { classNames } from '../private/class-names';
import { cssVariables } from '../private/css-variables';
import { listRole } from '../private/list-role';
import { type Space, spaceOf } from '../private/space';
import * as styles from './Stack.css';

export interface StackProps {
  /** Distance between the children on the 4 px grid. */
  gap?: Space | undefined;
  /** Element to render; `ul` and `ol` lose their marks. */
  as?: ElementType | undefined;
  /** How children are aligned across the stack. */
  align?: keyof typeof styles.align | undefined;
  children?: ReactNode;
  className?: string | undefined;
  id?: string | undefined;
}

/** Children below each other with one distance. */
export function Stack({ gap = 4, as: Element = 'div', align = 'stretch', children, className, id }: StackProps) {
  return (
    <Element
      className={classNames(styles.root, styles.align[align], className)}
      id={id}
      style={cssVariables({ '--kit-gap': spaceOf(gap) })}
      {...listRole(Element)}
    >
      {children}
    </Element>
  );
}

import type { ElementType, ReactNode } from 'react';
import { classNames } from '../private/class-names';
import { cssVariables } from '../private/css-variables';
import { listRole } from '../private/list-role';
import { type Space, spaceOf } from '../private/space';
import * as styles from './Inline.css';

export interface InlineProps {
  /** Distance between the children on the 4 px grid. */
  gap?: Space | undefined;
  /** Element to render; `ul` and `ol` lose their marks. */
  as?: ElementType | undefined;
  /** How children are aligned across the line. */
  align?: keyof typeof styles.align | undefined;
  /** How children share the line. */
  justify?: keyof typeof styles.justify | undefined;
  /** Keeps all children on one line. */
  isNowrap?: boolean | undefined;
  children?: ReactNode;
  className?: string | undefined;
  id?: string | undefined;
}

/** Children beside each other; they wrap when the line is full. */
export function Inline({
  gap = 3,
  as: Element = 'div',
  align = 'center',
  justify = 'start',
  isNowrap = false,
  children,
  className,
  id,
}: InlineProps) {
  return (
    <Element
      className={classNames(
        styles.root,
        styles.align[align],
        styles.justify[justify],
        isNowrap && styles.nowrap,
        className,
      )}
      id={id}
      style={cssVariables({ '--kit-gap': spaceOf(gap) })}
      {...listRole(Element)}
    >
      {children}
    </Element>
  );
}

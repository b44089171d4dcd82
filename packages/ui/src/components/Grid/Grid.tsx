import type { ElementType, ReactNode } from 'react';
import { classNames } from '../private/class-names';
import { cssVariables } from '../private/css-variables';
import { listRole } from '../private/list-role';
import { type Responsive, responsiveVariables } from '../private/responsive';
import { type Space, spaceOf } from '../private/space';
import * as styles from './Grid.css';

export interface GridProps {
  /** Number of equal columns, per smallest width. */
  columns: Responsive<number>;
  /** Distance between columns, and between rows unless `rowGap` is given. */
  gap?: Space | undefined;
  rowGap?: Space | undefined;
  /** Element to render; `ul` and `ol` lose their marks. */
  as?: ElementType | undefined;
  children?: ReactNode;
  className?: string | undefined;
  id?: string | undefined;
}

/** Equal columns. */
export function Grid({ columns, gap = 6, rowGap = gap, as: Element = 'div', children, className, id }: GridProps) {
  return (
    <Element
      className={classNames(styles.grid, className)}
      id={id}
      style={cssVariables({
        '--kit-gap': spaceOf(gap),
        '--kit-row-gap': spaceOf(rowGap),
        ...responsiveVariables('--kit-columns', columns, 1),
      })}
      {...listRole(Element)}
    >
      {children}
    </Element>
  );
}

export interface GridCellProps {
  /** Columns that the cell covers, per smallest width. */
  span: Responsive<number>;
  as?: ElementType | undefined;
  children?: ReactNode;
  className?: string | undefined;
}

/** A cell of a `Grid` that covers several columns. */
export function GridCell({ span, as: Element = 'div', children, className }: GridCellProps) {
  return (
    <Element
      className={classNames(styles.cell, className)}
      style={cssVariables(responsiveVariables('--kit-span', span, 12))}
    >
      {children}
    </Element>
  );
}

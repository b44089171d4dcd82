import type { ElementType, ReactNode } from 'react';
import { visuallyHidden } from '../private/visually-hidden.css';

export interface VisuallyHiddenProps {
  as?: ElementType | undefined;
  id?: string | undefined;
  children?: ReactNode;
}

/** Text for screen readers. */
export function VisuallyHidden({ as: Element = 'span', id, children }: VisuallyHiddenProps) {
  return (
    <Element className={visuallyHidden} id={id}>
      {children}
    </Element>
  );
}

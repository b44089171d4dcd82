import { Disclosure } from '@geven/ui/Disclosure';
import type { ReactNode } from 'react';
import * as styles from './filter-panel.css';

export interface FilterSectionProps {
  /** Attribute of the filter, or `category`: it decides from which height on the section scrolls. */
  attribute: string;
  name: string;
  children: ReactNode;
}

/** A filter's accordion (CT-27), open at first. A long list scrolls within its height, by keyboard too (CT-23 to CT-26). */
export function FilterSection({ attribute, name, children }: FilterSectionProps) {
  const height = Object.entries(styles.scrolling).find(([key]) => key === attribute)?.[1];
  return (
    <Disclosure headingLevel={2} isOpen summary={name} variant="filter">
      {height ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached and scrolled by keyboard
        <section aria-label={name} className={height} tabIndex={0}>
          {children}
        </section>
      ) : (
        children
      )}
    </Disclosure>
  );
}

import { Disclosure } from '@geven/ui/Disclosure';
import type { ReactNode } from 'react';

export interface FilterSectionProps {
  name: string;
  children: ReactNode;
}

/** A filter's accordion (CT-27), open at first. */
export const FilterSection = ({ name, children }: FilterSectionProps) => (
  <Disclosure headingLevel={2} isOpen summary={name} variant="filter">
    {children}
  </Disclosure>
);

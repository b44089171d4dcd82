import { Heading } from '@geven/ui/Heading';
import type { ReactNode } from 'react';
import * as styles from './dashboard.css';

interface DashboardSectionProps {
  /** What links lead to. */
  id?: string | undefined;
  title: string;
  /** At the end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a page of the dashboard. */
export function DashboardSection({ id, title, aside, children }: DashboardSectionProps) {
  return (
    <section className={styles.section} id={id}>
      <div className={styles.sectionHead}>
        <Heading level={2} size="heading">
          {title}
        </Heading>
        {aside}
      </div>
      {children}
    </section>
  );
}

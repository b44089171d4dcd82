import { Heading } from '@geven/ui/Heading';
import type { ReactNode } from 'react';
import * as styles from './orders.css';

interface OrderSectionProps {
  title: string;
  /** What can be done with it, beside its title. */
  end?: ReactNode;
  children: ReactNode;
}

/** Something that an order's page tells beside its goods, with a title. */
export function OrderSection({ title, end, children }: OrderSectionProps) {
  return (
    <section className={styles.part}>
      <div className={styles.partHead}>
        <Heading level={2} size="name">
          {title}
        </Heading>
        {end}
      </div>
      <div>{children}</div>
    </section>
  );
}

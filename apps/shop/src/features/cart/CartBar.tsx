import { formatMoney } from '@geven/timber';
import { LinkButton } from '@geven/ui/LinkButton';
import { type RefObject, useEffect, useState } from 'react';
import * as styles from './cart.css';

interface CartBarProps {
  /** Gross cents of the whole cart. */
  total: number;
  /** What the total has in it. */
  note: string;
  checkout: { readonly label: string; readonly href: string };
  /** The summary, which has both as well: where it is in view the bar is not. */
  summary: RefObject<HTMLElement | null>;
}

/** Total and way on at the foot of phones and tablets, while the summary is further down. */
export function CartBar({ total, note, checkout, summary }: CartBarProps) {
  const [isDone, setIsDone] = useState(false);
  useEffect(() => {
    if (!summary.current) return;
    const observer = new IntersectionObserver(([entry]) => setIsDone(entry?.isIntersecting ?? false));
    observer.observe(summary.current);
    return () => observer.disconnect();
  }, [summary]);
  return (
    <div className={styles.phoneBar} data-is-done={isDone || undefined}>
      <span>
        <span className={styles.phoneTotal}>{formatMoney(total)}</span>
        <span className={styles.phoneNote}>{note}</span>
      </span>
      <LinkButton href={checkout.href}>{checkout.label}</LinkButton>
    </div>
  );
}

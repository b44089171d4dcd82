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
  /** The summary, whose own button takes over once it is in view. */
  summary: RefObject<HTMLElement | null>;
}

/** All above the window counts as within it: what has been passed is known. */
const PASSED = '1000000px 0px 0px';

/** Total and way on at the foot of the window, until the summary's button is in view. */
export function CartBar({ total, note, checkout, summary }: CartBarProps) {
  const [isDone, setIsDone] = useState(false);
  useEffect(() => {
    const button = summary.current?.querySelector(`a[href="${checkout.href}"]`);
    if (!button) return;
    const observer = new IntersectionObserver(([entry]) => setIsDone(entry?.isIntersecting ?? false), {
      rootMargin: PASSED,
      threshold: 1,
    });
    observer.observe(button);
    return () => observer.disconnect();
  }, [summary, checkout.href]);
  return (
    <div className={styles.bar} data-is-done={isDone || undefined}>
      <span>
        <span className={styles.barTotal}>{formatMoney(total)}</span>
        <span className={styles.barNote}>{note}</span>
      </span>
      <LinkButton href={checkout.href}>{checkout.label}</LinkButton>
    </div>
  );
}

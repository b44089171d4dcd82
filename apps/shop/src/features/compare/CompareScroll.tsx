'use client';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as headStyles from './compare-head.css';
import * as styles from './compare-table.css';
import { tableRole } from './table-role';

interface CompareScrollProps {
  /** Name of what is scrolled, for those who reach it by keyboard. */
  label: string;
  head: ReactNode;
  children: ReactNode;
}

/**
 * Head and body of a table that is wider than a phone. Only what scrolls by itself can stay at the window's edge, so the
 * head is one scroller and the body another: each follows the other.
 */
export function CompareScroll({ label, head, children }: CompareScrollProps) {
  const headRef = useRef<HTMLTableSectionElement>(null);
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const [isScrollable, setIsScrollable] = useState(false);
  useEffect(() => {
    const body = bodyRef.current;
    if (!body) return;
    const observer = new ResizeObserver(() => setIsScrollable(body.scrollWidth > body.clientWidth));
    observer.observe(body);
    return () => observer.disconnect();
  }, []);
  const follow = (from: HTMLElement, to: HTMLElement | null) => {
    if (to && to.scrollLeft !== from.scrollLeft) to.scrollLeft = from.scrollLeft;
  };
  return (
    <>
      <thead
        className={headStyles.head}
        onScroll={({ currentTarget }) => follow(currentTarget, bodyRef.current)}
        ref={headRef}
        {...tableRole('rowgroup')}
      >
        {head}
      </thead>
      <tbody
        className={styles.body}
        onScroll={({ currentTarget }) => follow(currentTarget, headRef.current)}
        ref={bodyRef}
        {...(isScrollable ? { 'aria-label': label, tabIndex: 0 } : {})}
        {...tableRole('rowgroup')}
      >
        {children}
      </tbody>
    </>
  );
}

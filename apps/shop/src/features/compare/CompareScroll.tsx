'use client';
import { type ReactNode, useRef } from 'react';
import * as styles from './compare-table.css';
import { tableRole } from './table-role';

interface CompareScrollProps {
  head: ReactNode;
  children: ReactNode;
}

/**
 * Head and body of a table that is wider than a phone. Only what scrolls by itself can stay at the window's edge, so the
 * head is one scroller and the body another: each follows the other.
 */
export function CompareScroll({ head, children }: CompareScrollProps) {
  const headRef = useRef<HTMLTableSectionElement>(null);
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const follow = (from: HTMLElement, to: HTMLElement | null) => {
    if (to && to.scrollLeft !== from.scrollLeft) to.scrollLeft = from.scrollLeft;
  };
  return (
    <>
      <thead
        className={styles.head}
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached and scrolled by keyboard
        tabIndex={0}
        {...tableRole('rowgroup')}
      >
        {children}
      </tbody>
    </>
  );
}

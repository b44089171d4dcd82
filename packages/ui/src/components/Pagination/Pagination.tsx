import type { ElementType, ReactNode } from 'react';
import { classNames } from '../private/class-names';
import * as press from '../private/press.css';
import * as styles from './Pagination.css';
import { pageWindow } from './page-window';

export interface PaginationProps {
  /** Link component of the app. */
  as?: ElementType | undefined;
  /** Further props of every link, for example of a router's link. */
  linkProps?: Readonly<Record<string, unknown>> | undefined;
  /** Name of the navigation. */
  label: string;
  /** Current page, from 1. */
  page: number;
  pageCount: number;
  /** Address of a page. */
  href: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
  /** Name of a page's link, for example "Page 3". */
  pageLabel: (page: number) => string;
  /** The range shown and the total, at the end of the line. */
  summary?: ReactNode;
  className?: string | undefined;
}

/** Links to the pages of a list. */
export function Pagination({
  as: Anchor = 'a',
  linkProps,
  label,
  page,
  pageCount,
  href,
  previousLabel,
  nextLabel,
  pageLabel,
  summary,
  className,
}: PaginationProps) {
  const step = (to: number, text: string, rel: 'prev' | 'next') => (
    <Anchor
      {...linkProps}
      className={classNames(press.root, press.size.small, press.variant.secondary, styles.step)}
      href={href(to)}
      rel={rel}
    >
      {text}
    </Anchor>
  );
  /** What phones have no room for; from the first page on they see how many there are. */
  const isFar = (each: number) => Math.abs(each - page) > 1 && !(page === 1 && each === pageCount);
  return (
    <nav aria-label={label} className={classNames(styles.root, className)}>
      {pageCount > 1 && (
        <ul className={styles.list}>
          {page > 1 && <li>{step(page - 1, previousLabel, 'prev')}</li>}
          {pageWindow(page, pageCount).map((each, index, all) =>
            each === 'gap' ? (
              <li aria-hidden className={classNames(styles.gap, page > 1 && styles.far)} key={`gap-${all[index - 1]}`}>
                …
              </li>
            ) : (
              <li className={classNames(isFar(each) && styles.far)} key={each}>
                <Anchor
                  {...linkProps}
                  aria-current={each === page ? 'page' : undefined}
                  aria-label={pageLabel(each)}
                  className={styles.page}
                  href={href(each)}
                >
                  {each}
                </Anchor>
              </li>
            ),
          )}
          {page < pageCount && <li>{step(page + 1, nextLabel, 'next')}</li>}
        </ul>
      )}
      {summary && <span className={styles.summary}>{summary}</span>}
    </nav>
  );
}

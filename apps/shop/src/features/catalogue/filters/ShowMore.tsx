import type { Locale } from '@geven/timber';
import type { ReactNode } from 'react';
import { getTexts } from '@/lib/texts/i18n';
import * as styles from './filter-panel.css';

export interface ShowMoreProps {
  locale: Locale;
  /** Number of all values. */
  count: number;
  /** True where one of the rest is chosen. */
  isOpen: boolean;
  /** The rest of the values. */
  children: ReactNode;
}

/** The rest of a long group, without scripts too. */
export function ShowMore({ locale, count, isOpen, children }: ShowMoreProps) {
  const t = getTexts(locale, 'catalogue');
  return (
    <details className={styles.more} open={isOpen}>
      <summary className={styles.moreButton}>
        <span className={styles.showAll}>{t('filters.all', { count })}</span>
        <span className={styles.showFewer}>{t('filters.fewer')}</span>
      </summary>
      {children}
    </details>
  );
}

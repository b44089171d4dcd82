import { IconButton } from '@geven/ui/IconButton';
import type { PageContext } from '@/lib/routing/page-context';
import { getTexts } from '@/lib/texts/i18n';
import { SearchForm } from '../search/SearchForm';
import * as styles from './header.css';
import { HEADER_PARTS } from './header-parts';

interface SearchPanelProps {
  context: PageContext;
  /** Whether larger screens show it only once the page has been scrolled: at its top is a search of its own. */
  isLate: boolean;
  term: string;
}

/** The search: a field in the header, on phones the whole screen once it is opened (HD-03). */
export function SearchPanel({ context, isLate, term }: SearchPanelProps) {
  const t = getTexts(context.locale, 'header');
  return (
    <div className={isLate ? styles.lateSearch : styles.search} id={HEADER_PARTS.search} popover="auto">
      <IconButton
        className={styles.searchClose}
        icon="close"
        label={t('searchClose')}
        popoverTarget={HEADER_PARTS.search}
        popoverTargetAction="hide"
        size="medium"
      />
      <SearchForm className={styles.searchForm} context={context} term={term} />
    </div>
  );
}

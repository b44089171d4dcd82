import { IconButton } from '@geven/ui/IconButton';
import type { PageContext } from '@/lib/routing/page-context';
import { getTexts } from '@/lib/texts/i18n';
import { SearchForm } from '../search/SearchForm';
import * as styles from './header.css';
import { HEADER_PARTS } from './header-parts';

interface SearchPanelProps {
  context: PageContext;
  /** Whether larger screens do without: their page has a search of its own. */
  isOnPhonesOnly: boolean;
  term: string;
}

/** The search: a field in the header, on phones the whole screen once it is opened (HD-03). */
export function SearchPanel({ context, isOnPhonesOnly, term }: SearchPanelProps) {
  const t = getTexts(context.locale, 'header');
  return (
    <div className={isOnPhonesOnly ? styles.phoneSearch : styles.search} id={HEADER_PARTS.search} popover="auto">
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

import { SearchField } from '@geven/ui/SearchField';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';
import { SearchHelp } from './SearchHelp';

export interface SearchFormProps {
  context: PageContext;
  /** Placed instead of the usual example. */
  placeholder?: string | undefined;
  /** What was searched for. */
  term?: string | undefined;
  size?: 'medium' | 'large' | undefined;
  /** The error page's form leads to the search route, in lower case (SR-07). */
  isOnErrorPage?: boolean | undefined;
  className?: string | undefined;
}

/** Searches the products: a plain form that leads to the listing, with suggestions once somebody goes to its field. */
export function SearchForm({ context, placeholder, term, size, isOnErrorPage = false, className }: SearchFormProps) {
  const { locale } = context;
  const t = getTexts(locale, 'common');
  return (
    <search className={className}>
      <SearchHelp
        action={href(isOnErrorPage ? 'search' : 'category', locale)}
        isLowerCase={isOnErrorPage}
        context={context}
      >
        <SearchField
          buttonLabel={t('search')}
          defaultValue={term}
          label={t('searchLabel')}
          name="q"
          placeholder={placeholder ?? t('searchPlaceholder')}
          size={size}
        />
      </SearchHelp>
    </search>
  );
}

import type { Locale } from '@geven/timber';
import { SearchField } from '@geven/ui/SearchField';
import { getTexts } from '../../lib/i18n';
import { href } from '../../lib/routes';

export interface SearchFormProps {
  locale: Locale;
  /** Placed instead of the usual example. */
  placeholder?: string | undefined;
  /** What was searched for. */
  term?: string | undefined;
  size?: 'medium' | 'large' | undefined;
  className?: string | undefined;
}

/** Searches the products: a plain form that leads to the listing. */
export function SearchForm({ locale, placeholder, term, size, className }: SearchFormProps) {
  const t = getTexts(locale, 'common');
  return (
    <search className={className}>
      <form action={href('category', locale)} method="get">
        <SearchField
          buttonLabel={t('search')}
          defaultValue={term}
          label={t('searchLabel')}
          name="q"
          placeholder={placeholder ?? t('searchPlaceholder')}
          size={size}
        />
      </form>
    </search>
  );
}

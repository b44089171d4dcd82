import type { Locale } from '@geven/timber';
import { EmptyState } from '@geven/ui/EmptyState';
import { LinkButton } from '@geven/ui/LinkButton';
import { Text } from '@geven/ui/Text';
import { href } from '@/lib/routing/routes';
import type { Texts } from '@/lib/texts/areas';
import * as dashboard from '../dashboard/dashboard.css';
import { quotationsHref } from './quotation-list';

interface NoQuotationsProps {
  locale: Locale;
  /** What was looked for; empty for nothing. */
  search: string;
  text: Texts<'quotations'>;
}

/** A list without a quotation: nothing was found, or there is none yet. */
export function NoQuotations({ locale, search, text }: NoQuotationsProps) {
  if (search === '') {
    return (
      <EmptyState heading={text('list.none')} layout="beside">
        <Text>{text('list.noneText')}</Text>
        <div className={dashboard.ways}>
          <LinkButton href={href('quote', locale)}>{text('list.request')}</LinkButton>
          <LinkButton href={href('category', locale)} variant="secondary">
            {text('list.products')}
          </LinkButton>
        </div>
      </EmptyState>
    );
  }
  return (
    <EmptyState heading={text('list.noResults')} layout="beside">
      <Text>{text('list.noResultsText', { term: search })}</Text>
      <div className={dashboard.ways}>
        <LinkButton href={quotationsHref(locale)}>{text('list.showAll')}</LinkButton>
      </div>
    </EmptyState>
  );
}

import type { QuotationPage } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { Link } from '@geven/ui/Link';
import { Text } from '@geven/ui/Text';
import { getTexts } from '@/lib/texts/i18n';
import { DashboardSection } from '../dashboard/DashboardSection';
import type { Unavailable } from '../orders/load-orders';
import { QuotationTable } from '../quotations/QuotationTable';
import { quotationsHref, readQuotationsView } from '../quotations/quotation-list';
import { LATEST } from './latest';

interface LatestQuotationsProps {
  locale: Locale;
  /** The first page of the customer's quotations; during an outage only the way to them is shown. */
  found: QuotationPage | Unavailable;
}

/** The newest quotations with what can be done with each, and the way to all of them. */
export function LatestQuotations({ locale, found }: LatestQuotationsProps) {
  const text = getTexts(locale, 'quotations');
  const all = <Link href={quotationsHref(locale)}>{text('list.all')}</Link>;
  const quotations = found === 'unavailable' ? [] : found.quotations.slice(0, LATEST);
  const isEmpty = found !== 'unavailable' && quotations.length === 0;
  return (
    <DashboardSection aside={all} title={getTexts(locale, 'account')('pages.quotations')}>
      {isEmpty && <Text tone="muted">{text('list.noneText')}</Text>}
      {quotations.length > 0 && (
        <QuotationTable locale={locale} quotations={quotations} text={text} view={readQuotationsView({})} />
      )}
    </DashboardSection>
  );
}

import { redirect } from 'next/navigation';
import { FormErrors } from '@/components/FormErrors';
import type { CustomerVisit } from '@/lib/account/account-visit';
import { UNAVAILABLE } from '@/lib/cart/add-again';
import { pageSdk } from '@/lib/cart/load-cart';
import { fieldErrors } from '@/lib/forms/field-errors';
import type { PageContext } from '@/lib/routing/page-context';
import { getMessages } from '@/lib/texts/i18n';
import { DashboardFrame } from '../dashboard/DashboardFrame';
import { ifAvailable } from '../orders/load-orders';
import { CartAnimation } from './CartAnimation';
import { QuotationListContent } from './QuotationListContent';
import { QuotationsDone } from './QuotationsDone';
import { type QuotationsView, quotationsHref } from './quotation-list';

interface QuotationsPageProps extends CustomerVisit {
  context: PageContext;
  view: QuotationsView;
}

/** The quotations of a customer, a page at a time (DB-13). */
export async function QuotationsPage({ context, view, flash, done }: QuotationsPageProps) {
  const { locale } = context;
  const { search, page, pageSize } = view;
  const { quotations } = await pageSdk(locale);
  const found = await ifAvailable(quotations.quotationsGet({ search, currentPage: page, pageSize }));
  if (found !== 'unavailable' && found.quotations.length === 0 && found.totalCount > 0) {
    // Quotations have been deleted since: the last page of the list is nearest.
    redirect(quotationsHref(locale, { ...view, page: Math.ceil(found.totalCount / pageSize) }));
  }
  return (
    <DashboardFrame context={context} page="quotations">
      <FormErrors errors={fieldErrors(flash?.refusals ?? [], [], getMessages(locale, 'errors'))} title="" />
      <CartAnimation />
      <QuotationsDone done={done} locale={locale} unavailable={flash?.values[UNAVAILABLE]} />
      <QuotationListContent found={found} locale={locale} view={view} />
    </DashboardFrame>
  );
}

import { Notice } from '@geven/ui/Notice';
import { Stack } from '@geven/ui/Stack';
import { Text } from '@geven/ui/Text';
import { FormErrors } from '@/components/FormErrors';
import type { CustomerVisit } from '@/lib/account/account-visit';
import { pageSdk } from '@/lib/cart/load-cart';
import { fieldErrors } from '@/lib/forms/field-errors';
import type { PageContext } from '@/lib/routing/page-context';
import { getMessages, getTexts } from '@/lib/texts/i18n';
import { SendConfirmation } from '../confirm/SendConfirmation';
import { DashboardFrame } from '../dashboard/DashboardFrame';
import { ifAvailable } from '../orders/load-orders';
import { PAGE_SIZES } from '../orders/order-list';
import { LatestInvoices } from './LatestInvoices';
import { LatestQuotations } from './LatestQuotations';
import { OrderSummary } from './OrderSummary';

interface HomePageProps extends CustomerVisit {
  context: PageContext;
}

/** The first page of the dashboard: a summary, the orders under way, the newest quotations and invoices (DB-01). */
export async function HomePage({ context, user, flash, done }: HomePageProps) {
  const { locale } = context;
  const text = getTexts(locale, 'account');
  const { email, isEmailConfirmed, createDateCounter } = user;
  const { dashboard, quotations } = await pageSdk(locale);
  const [data, latestQuotations, latestInvoices] = await Promise.all([
    ifAvailable(dashboard.getDashboardData()),
    ifAvailable(quotations.quotationsGet({ pageSize: PAGE_SIZES[0] })),
    ifAvailable(dashboard.getInvoices({ pageSize: PAGE_SIZES[0] })),
  ]);
  return (
    <DashboardFrame context={context} page="home" title={user.company?.name || user.name}>
      {!isEmailConfirmed && (
        <Stack gap={4}>
          <FormErrors errors={fieldErrors(flash?.refusals ?? [], [], getMessages(locale, 'errors'))} title="" />
          {done === 'sent' && <Notice isAlert title={text('confirm.sent', { email })} tone="success" />}
          <Notice title={text('confirm.open')} tone="warning">
            <Stack gap={3}>
              <Text>{text('confirm.openText', { email })}</Text>
              <SendConfirmation from="dashboardHome" locale={locale} text={text} />
            </Stack>
          </Notice>
        </Stack>
      )}
      <OrderSummary
        data={data}
        days={createDateCounter}
        locale={locale}
        quotationCount={latestQuotations === 'unavailable' ? null : latestQuotations.totalCount}
      />
      <LatestQuotations found={latestQuotations} locale={locale} />
      <LatestInvoices found={latestInvoices} locale={locale} />
    </DashboardFrame>
  );
}

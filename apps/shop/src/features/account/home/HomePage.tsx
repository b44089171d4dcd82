import { Facts } from '@geven/ui/Facts';
import { Notice } from '@geven/ui/Notice';
import { Stack } from '@geven/ui/Stack';
import { Text } from '@geven/ui/Text';
import { FormErrors } from '@/components/FormErrors';
import type { CustomerVisit } from '@/lib/account/account-visit';
import { fieldErrors } from '@/lib/forms/field-errors';
import type { PageContext } from '@/lib/routing/page-context';
import { getMessages, getTexts } from '@/lib/texts/i18n';
import { SendConfirmation } from '../confirm/SendConfirmation';
import { DashboardFrame } from '../dashboard/DashboardFrame';
import { DashboardSection } from '../dashboard/DashboardSection';
import * as styles from '../dashboard/dashboard.css';

interface HomePageProps extends CustomerVisit {
  context: PageContext;
}

/** The first page of the dashboard: who the customer is, and the ways to orders, quotations and invoices. */
export function HomePage({ context, user, flash, done }: HomePageProps) {
  const { locale } = context;
  const text = getTexts(locale, 'account');
  const { email, isEmailConfirmed, createDateCounter: count } = user;
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
      <Facts
        className={styles.facts}
        isRuled
        items={[
          { label: text('home.email'), value: email },
          { label: text('home.since'), value: count === 0 ? text('home.today') : text('home.days', { count }) },
        ]}
      />
      {(['orders', 'quotations', 'invoices'] as const).map((page) => (
        <DashboardSection key={page} title={text(`pages.${page}`)}>
          <Text tone="muted">
            {text('lists.title')}. {text(`lists.${page}`)}
          </Text>
        </DashboardSection>
      ))}
    </DashboardFrame>
  );
}

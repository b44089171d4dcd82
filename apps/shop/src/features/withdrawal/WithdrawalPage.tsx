import { Breadcrumbs } from '@geven/ui/Breadcrumbs';
import { Container } from '@geven/ui/Container';
import { Heading } from '@geven/ui/Heading';
import type { Metadata } from 'next';
import { PageFrame } from '@/components/page/PageFrame';
import { routeAlternates } from '@/lib/routing/alternates';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';
import { ConfirmWithdrawal } from './ConfirmWithdrawal';
import { ReceivedWithdrawal } from './ReceivedWithdrawal';
import type { WithdrawalVisit } from './read-withdrawal-visit';
import { WithdrawalForm } from './WithdrawalForm';
import * as styles from './withdrawal.css';

interface WithdrawalPageProps extends WithdrawalVisit {
  context: PageContext;
}

/** Title of the page of withdrawals. */
export function withdrawalMetadata({ context: { locale } }: { context: PageContext }): Metadata {
  const text = getTexts(locale, 'withdrawal');
  return {
    title: getTexts(locale, 'common')('titleSuffix', { title: text('title') }),
    description: text('seoDescription'),
    robots: { index: false, follow: true },
  };
}

const TITLES = { form: 'title', confirm: 'confirm.title', received: 'received.title' } as const;
const STEPS = { form: WithdrawalForm, confirm: ConfirmWithdrawal, received: ReceivedWithdrawal };

/** Where anybody withdraws from a contract, in two steps that need neither a login nor scripts (LG-04). */
export function WithdrawalPage({ context, step, values, flash }: WithdrawalPageProps) {
  const { locale } = context;
  const text = getTexts(locale, 'withdrawal');
  const common = getTexts(locale, 'common');
  const Step = STEPS[step];
  return (
    <PageFrame alternates={routeAlternates('withdraw')} context={context}>
      <Container>
        <div className={styles.trail}>
          <Breadcrumbs
            homeHref={href('home', locale)}
            homeLabel={common('home')}
            items={[{ label: text('title') }]}
            label={common('breadcrumbs')}
          />
        </div>
        <div className={styles.page}>
          <Heading level={1}>{text(TITLES[step])}</Heading>
          <Step flash={flash} locale={locale} text={text} values={values} />
        </div>
      </Container>
    </PageFrame>
  );
}

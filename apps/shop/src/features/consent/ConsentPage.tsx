import { Breadcrumbs } from '@geven/ui/Breadcrumbs';
import { Container } from '@geven/ui/Container';
import { Heading } from '@geven/ui/Heading';
import { Link } from '@geven/ui/Link';
import { Notice } from '@geven/ui/Notice';
import { Text } from '@geven/ui/Text';
import type { Metadata } from 'next';
import { PageFrame } from '@/components/page/PageFrame';
import type { Consent } from '@/lib/consent/consent-cookie';
import { purposesOf } from '@/lib/consent/vendors';
import { alternatesOf } from '@/lib/routing/alternates';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';
import { ConsentForm } from './ConsentForm';
import * as styles from './consent-page.css';

export interface ConsentPageProps {
  context: PageContext;
  /** What was decided so far. */
  consent: Consent;
  /** Whether it was decided just now. */
  isSaved: boolean;
}

/** Title of the page about consent, which is everybody's own. */
export function consentMetadata({ context: { locale } }: { context: PageContext }): Metadata {
  const t = getTexts(locale, 'consent');
  return {
    title: getTexts(locale, 'common')('titleSuffix', { title: t('page.title') }),
    description: t('page.seoDescription'),
    robots: { index: false, follow: true },
  };
}

/** Where consent is given, changed and withdrawn, without scripts too (CK-07). */
export function ConsentPage({ context, consent, isSaved }: ConsentPageProps) {
  const { locale } = context;
  const t = getTexts(locale, 'consent');
  const common = getTexts(locale, 'common');
  const purposes = purposesOf(locale);
  const title = t('page.title');
  return (
    <PageFrame alternates={alternatesOf((each) => href('consent', each))} context={context}>
      <Container>
        <div className={styles.trail}>
          <Breadcrumbs
            homeHref={href('home', locale)}
            homeLabel={common('home')}
            items={[{ label: title }]}
            label={common('breadcrumbs')}
          />
        </div>
        <div className={styles.page}>
          <Heading level={1}>{title}</Heading>
          {isSaved && <Notice isAlert title={t('page.saved')} tone="success" />}
          {purposes.length > 0 ? (
            <>
              <Text>{t('page.lead')}</Text>
              <ConsentForm consent={consent} locale={locale} purposes={purposes} />
            </>
          ) : (
            <Notice title={t('page.nothing')} tone="info">
              <Text>{t('page.nothingNote')}</Text>
            </Notice>
          )}
          <Text>
            <Link href={href('cookies', locale)}>{t('necessary.cookies')}</Link>
          </Text>
        </div>
      </Container>
    </PageFrame>
  );
}

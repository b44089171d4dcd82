import { FooterFold } from '@geven/cms-blocks';
import type { Locale } from '@geven/timber';
import { getTexts } from '@/lib/texts/i18n';
import { NewsletterForm } from './NewsletterForm';
import * as styles from './newsletter.css';

/** The newsletter in the footer, which speaks Dutch only (FT-14); folded on phones, as the footer's other parts are. */
export function NewsletterBox({ locale }: { locale: Locale }) {
  if (locale !== 'nl') return null;
  const text = getTexts(locale, 'contact');
  return (
    <FooterFold className={styles.fold} title={text('newsletter.title')}>
      <div className={styles.box}>
        <div>
          <p className={styles.title}>{text('newsletter.title')}</p>
          <p className={styles.lead}>{text('newsletter.lead')}</p>
        </div>
        <NewsletterForm fieldId="newsletter-email" isInFooter locale={locale} />
      </div>
    </FooterFold>
  );
}

import type { Locale } from '@geven/timber';
import { Heading } from '@geven/ui/Heading';
import { Link } from '@geven/ui/Link';
import { Text } from '@geven/ui/Text';
import { VisuallyHidden } from '@geven/ui/VisuallyHidden';
import { href } from '@/lib/routing/routes';
import { messagingUrl, phoneHref, seller } from '@/lib/seller';
import { getTexts } from '@/lib/texts/i18n';
import * as styles from './contact.css';
import type { ContactFormName } from './contact-forms';

interface ContactWaysProps {
  locale: Locale;
  /** The form that they are beside: no way leads to where one is. */
  form: ContactFormName;
}

/** How else to reach us: office hours (CF-14), a messaging app, the telephone. */
export function ContactWays({ locale, form }: ContactWaysProps) {
  const text = getTexts(locale, 'contact');
  return (
    <aside className={styles.aside}>
      <div className={styles.way}>
        <Heading level={2} size="name">
          {text('aside.hours')}
        </Heading>
        <Text>{getTexts(locale, 'common')('officeHours')}</Text>
        <Text>{text('aside.visits')}</Text>
      </div>
      {messagingUrl && (
        <div className={styles.way}>
          <Heading level={2} size="name">
            {text('aside.messaging')}
          </Heading>
          <Text>{text('aside.messagingNote')}</Text>
          <Text>
            <Link href={messagingUrl} rel="noopener" target="_blank">
              {text('aside.openMessaging')}
              <VisuallyHidden> ({text('newTab')})</VisuallyHidden>
            </Link>
          </Text>
        </div>
      )}
      <div className={styles.way}>
        <Heading level={2} size="name">
          {text('aside.call')}
        </Heading>
        <Text>
          <Link href={phoneHref}>{seller.phone}</Link>
        </Text>
        {form !== 'callback' && (
          <Text>
            <Link href={href('contactCallback', locale)}>{text('form.callback.title')}</Link>
          </Text>
        )}
      </div>
    </aside>
  );
}

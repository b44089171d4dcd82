import type { Locale } from '@geven/timber';
import { Button } from '@geven/ui/Button';
import { TextField } from '@geven/ui/TextField';
import { Honeypot } from '@/components/honeypot/Honeypot';
import { LinkedText } from '@/components/LinkedText';
import { href } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';
import * as styles from './newsletter.css';
import { SubscribeForm } from './SubscribeForm';

interface NewsletterFormProps {
  locale: Locale;
  /** Id of the field: the footer's form and the page's are on one page. */
  fieldId: string;
  /** Whether it is in every page, which is not left for it. */
  isInFooter?: boolean;
  email?: string | undefined;
  error?: string | undefined;
}

/** Asks for the link that subscribes to the newsletter, a plain form (FT-17). */
export function NewsletterForm({ locale, fieldId, isInFooter = false, email = '', error }: NewsletterFormProps) {
  const text = getTexts(locale, 'contact');
  const common = getTexts(locale, 'common');
  const fields = (
    <>
      <input name="locale" type="hidden" value={locale} />
      <TextField
        autoComplete="email"
        autoFocus={error !== undefined}
        defaultValue={email}
        error={error}
        id={fieldId}
        inputMode="email"
        label={text('newsletter.email')}
        maxLength={254}
        name="email"
        required
        type="email"
      />
      <Honeypot text={text} />
      <Button type="submit" variant="secondary">
        {text('newsletter.submit')}
      </Button>
      <p className={styles.privacy}>
        <LinkedText href={href('privacy', locale)}>{text('privacy')}</LinkedText>
      </p>
    </>
  );
  if (isInFooter) {
    const labels = { region: common('notifications'), dismiss: common('close') };
    return (
      <SubscribeForm className={styles.form} labels={labels} locale={locale} sent={text('newsletter.sent')}>
        {fields}
      </SubscribeForm>
    );
  }
  return (
    <form action="/api/newsletter" className={styles.form} method="post" noValidate>
      {fields}
    </form>
  );
}

import type { EmailChange } from '@geven/odoo-sdk';
import { formatDate, type Locale } from '@geven/timber';
import { Button } from '@geven/ui/Button';
import { Notice } from '@geven/ui/Notice';
import { Text } from '@geven/ui/Text';
import { AccountField } from '@/components/account/AccountField';
import { summaryTitle } from '@/components/account/account-form';
import * as forms from '@/components/account/account-forms.css';
import * as frame from '@/components/account/account-frame.css';
import { FormErrors } from '@/components/FormErrors';
import { fieldErrors } from '@/lib/forms/field-errors';
import type { Texts } from '@/lib/texts/areas';
import { getMessages } from '@/lib/texts/i18n';
import { DashboardSection } from '../dashboard/DashboardSection';
import { EMAIL_SECTION } from '../email/email-actions';
import { LoginAgain } from './LoginAgain';
import * as styles from './preferences.css';
import type { SectionRefusals } from './section-refusals';

interface EmailFormProps extends SectionRefusals {
  locale: Locale;
  text: Texts<'account'>;
  /** That the customer logs in with. */
  email: string;
  /** The one that is to take its place. */
  change: EmailChange | null;
  values: Readonly<Record<string, string>>;
  done: string | undefined;
}

/** Asks for another e-mail address, says how far that is, and does without it. */
export function EmailForm({ locale, text, email, change, values, done, refusals, again }: EmailFormProps) {
  const errors = fieldErrors(refusals, ['email'], getMessages(locale, 'errors'));
  return (
    <DashboardSection id={EMAIL_SECTION} title={text('preferences.email')}>
      {done === 'email-asked' && <Notice isAlert title={text('preferences.emailAsked')} tone="success" />}
      {done === 'email-kept' && <Notice isAlert title={text('preferences.emailKept')} tone="success" />}
      {again && <LoginAgain email={email} locale={locale} refusals={again} section={EMAIL_SECTION} text={text} />}
      <Text>{text('preferences.emailText', { email })}</Text>
      {change && <PendingChange change={change} locale={locale} text={text} />}
      <form action="/api/account/email" className={`${forms.form} ${frame.narrow}`} method="post" noValidate>
        <input name="locale" type="hidden" value={locale} />
        <input name="form" type="hidden" value={EMAIL_SECTION} />
        <FormErrors errors={errors} labelOf={() => text('field.newEmail')} title={summaryTitle({ text, errors })} />
        <AccountField
          autoComplete="email"
          description={text('preferences.emailRule')}
          errors={errors}
          field="email"
          inputMode="email"
          label={text('field.newEmail')}
          maxLength={254}
          text={text}
          type="email"
          values={values}
        />
        <Button className={forms.submit} type="submit" variant="secondary">
          {text('preferences.changeEmail')}
        </Button>
      </form>
    </DashboardSection>
  );
}

function PendingChange({ change, locale, text }: Pick<EmailFormProps, 'locale' | 'text'> & { change: EmailChange }) {
  const { email, isConfirmed, countsFrom } = change;
  return (
    <Notice title={text('preferences.emailPending', { email })} tone="info">
      <Text>
        {isConfirmed
          ? text('preferences.emailConfirmed', { date: formatDate(countsFrom, locale) })
          : text('preferences.emailUnconfirmed')}
      </Text>
      <form action="/api/account/email" className={styles.undo} method="post">
        <input name="locale" type="hidden" value={locale} />
        <input name="form" type="hidden" value={EMAIL_SECTION} />
        <Button name="keep" type="submit" value="yes" variant="secondary">
          {text('preferences.keepEmail')}
        </Button>
      </form>
    </Notice>
  );
}

import type { Locale } from '@geven/timber';
import { Button } from '@geven/ui/Button';
import { Notice } from '@geven/ui/Notice';
import { Text } from '@geven/ui/Text';
import { isFirstWrong, summaryTitle } from '@/components/account/account-form';
import * as forms from '@/components/account/account-forms.css';
import * as frame from '@/components/account/account-frame.css';
import { PasswordField } from '@/components/account/PasswordField';
import { FormErrors } from '@/components/FormErrors';
import { fieldErrors } from '@/lib/forms/field-errors';
import type { FormRefusal } from '@/lib/forms/form-flash';
import type { Texts } from '@/lib/texts/areas';
import { getMessages } from '@/lib/texts/i18n';
import { DashboardSection } from '../dashboard/DashboardSection';

interface PasswordFormProps {
  locale: Locale;
  text: Texts<'account'>;
  /** Tells password managers whose password it is. */
  email: string;
  isSaved: boolean;
  refusals: readonly FormRefusal[];
}

const FIELDS = ['currentPassword', 'newPassword'] as const;

/** Changes the password (AU-12). */
export function PasswordForm({ locale, text, email, isSaved, refusals }: PasswordFormProps) {
  const messages = { ...getMessages(locale, 'errors'), LOGIN_FAILED: text('preferences.wrongPassword') };
  const errors = fieldErrors(refusals, FIELDS, messages);
  const words = { show: text('password.show'), hide: text('password.hide') };
  return (
    <DashboardSection id="change-password" title={text('preferences.password')}>
      <form action="/api/account/password" className={`${forms.form} ${frame.narrow}`} method="post" noValidate>
        <input name="locale" type="hidden" value={locale} />
        <input name="form" type="hidden" value="change-password" />
        <input autoComplete="username" hidden name="username" readOnly type="text" value={email} />
        {isSaved && <Notice isAlert title={text('preferences.passwordSaved')} tone="success" />}
        <FormErrors
          errors={errors}
          labelOf={(field) => text(`field.${field as (typeof FIELDS)[number]}`)}
          title={summaryTitle({ text, errors })}
        />
        <Text>{text('preferences.passwordText')}</Text>
        {FIELDS.map((field) => (
          <PasswordField
            autoComplete={field === 'newPassword' ? 'new-password' : 'current-password'}
            autoFocus={isFirstWrong(errors, field)}
            description={field === 'newPassword' ? text('password.rule') : undefined}
            error={errors.byField.get(field)}
            key={field}
            label={text(`field.${field}`)}
            name={field}
            words={words}
          />
        ))}
        <Button className={forms.submit} type="submit" variant="secondary">
          {text('preferences.savePassword')}
        </Button>
      </form>
    </DashboardSection>
  );
}

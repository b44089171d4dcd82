import type { Locale } from '@geven/timber';
import { Button } from '@geven/ui/Button';
import { Text } from '@geven/ui/Text';
import * as forms from '@/components/account/account-forms.css';
import * as frame from '@/components/account/account-frame.css';
import { PasswordField } from '@/components/account/PasswordField';
import { PasskeyLogin } from '@/components/account/passkey/PasskeyLogin';
import { FormErrors } from '@/components/FormErrors';
import { fieldErrors } from '@/lib/forms/field-errors';
import type { FormRefusal } from '@/lib/forms/form-flash';
import type { Texts } from '@/lib/texts/areas';
import { getMessages } from '@/lib/texts/i18n';

interface LoginAgainProps {
  locale: Locale;
  text: Texts<'account'>;
  email: string;
  /** Which asks. */
  section: string;
  refusals: readonly FormRefusal[];
}

/** Asks for the password or a passkey once more, before something that needs a login a few minutes old. */
export function LoginAgain({ locale, text, email, section, refusals }: LoginAgainProps) {
  const messages = { ...getMessages(locale, 'errors'), LOGIN_FAILED: text('preferences.wrongPassword') };
  const errors = fieldErrors(refusals, ['password'], messages);
  return (
    <div className={frame.narrow}>
      <form action="/api/account/login" className={forms.form} method="post" noValidate>
        <input name="locale" type="hidden" value={locale} />
        <input name="form" type="hidden" value="login" />
        <input name="section" type="hidden" value={section} />
        <input name="entrance" type="hidden" value="preferences" />
        <input autoComplete="username" hidden name="email" readOnly type="text" value={email} />
        <FormErrors errors={errors} labelOf={() => text('field.password')} title={text('incomplete')} />
        <Text>{text('preferences.againText')}</Text>
        <PasswordField
          autoComplete="current-password"
          autoFocus
          error={errors.byField.get('password')}
          label={text('preferences.again')}
          name="password"
          words={{ show: text('password.show'), hide: text('password.hide') }}
        />
        <Button className={forms.submit} type="submit">
          {text('preferences.continue')}
        </Button>
      </form>
      <PasskeyLogin
        fields={{ locale, form: 'login', section, entrance: 'preferences' }}
        hasField={false}
        label={text('login.passkey')}
        locale={locale}
      />
    </div>
  );
}

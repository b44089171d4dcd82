import { Button } from '@geven/ui/Button';
import { Link } from '@geven/ui/Link';
import { FormErrors } from '@/components/FormErrors';
import type { Entrance } from '@/lib/account/entrances';
import { href } from '@/lib/routing/routes';
import { AccountField } from './AccountField';
import { type AccountFormView, isFirstWrong, summaryTitle } from './account-form';
import * as styles from './account-forms.css';
import { PasswordField } from './PasswordField';
import { PasskeyLogin } from './passkey/PasskeyLogin';

/** Fields of the login, in the order of its error summary. */
export const LOGIN_FIELDS = ['email', 'password'] as const;

interface LoginFormProps extends AccountFormView {
  entrance: Entrance;
  /** Gives the focus to the first field. */
  hasFocus?: boolean;
}

/** Logs in with address and password, a plain form, or with a passkey. */
export function LoginForm({ entrance, hasFocus = false, ...view }: LoginFormProps) {
  const { locale, text, errors } = view;
  const isRefused = errors.general.length > 0;
  return (
    <>
      <form action="/api/account/login" className={styles.form} method="post" noValidate>
        <input name="locale" type="hidden" value={locale} />
        <input name="entrance" type="hidden" value={entrance} />
        <FormErrors
          errors={errors}
          labelOf={(field) => text(field === 'email' ? 'field.email' : 'field.password')}
          title={summaryTitle(view)}
        />
        <AccountField
          {...view}
          autoComplete="username webauthn"
          autoFocus={hasFocus || isFirstWrong(errors, 'email')}
          field="email"
          inputMode="email"
          label={text('field.email')}
          maxLength={254}
          type="email"
        />
        <div className={styles.passwordRow}>
          <PasswordField
            autoComplete="current-password"
            autoFocus={isRefused || isFirstWrong(errors, 'password')}
            error={errors.byField.get('password')}
            label={text('field.password')}
            name="password"
            words={{ show: text('password.show'), hide: text('password.hide') }}
          />
          <Link className={styles.forgot} href={href('forgotPassword', locale)}>
            {text('login.forgot')}
          </Link>
        </div>
        <Button isFull size="large" type="submit">
          {text('login.submit')}
        </Button>
      </form>
      <PasskeyLogin fields={{ locale, entrance }} hasField label={text('login.passkey')} locale={locale} />
    </>
  );
}

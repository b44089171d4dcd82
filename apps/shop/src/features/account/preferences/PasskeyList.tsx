import type { Passkey } from '@geven/odoo-sdk';
import { formatDate, type Locale } from '@geven/timber';
import { Button } from '@geven/ui/Button';
import { Notice } from '@geven/ui/Notice';
import { Text } from '@geven/ui/Text';
import { TextButton } from '@geven/ui/TextButton';
import { AccountField } from '@/components/account/AccountField';
import { summaryTitle } from '@/components/account/account-form';
import * as forms from '@/components/account/account-forms.css';
import * as frame from '@/components/account/account-frame.css';
import { NewPasskeyForm } from '@/components/account/passkey/NewPasskeyForm';
import { FormErrors } from '@/components/FormErrors';
import { fieldErrors } from '@/lib/forms/field-errors';
import type { Texts } from '@/lib/texts/areas';
import { getMessages } from '@/lib/texts/i18n';
import { DashboardSection } from '../dashboard/DashboardSection';
import { LoginAgain } from './LoginAgain';
import * as styles from './preferences.css';
import type { SectionRefusals } from './section-refusals';

interface PasskeyListProps extends SectionRefusals {
  locale: Locale;
  text: Texts<'account'>;
  email: string;
  passkeys: readonly Passkey[];
  values: Readonly<Record<string, string>>;
  done: string | undefined;
}

/** The customer's passkeys, each to be removed, and a form for another one. */
export function PasskeyList({ locale, text, email, passkeys, values, done, refusals, again }: PasskeyListProps) {
  const errors = fieldErrors(refusals, ['passkeyName'], getMessages(locale, 'errors'));
  return (
    <DashboardSection id="passkeys" title={text('preferences.passkeys')}>
      {done === 'passkey-added' && <Notice isAlert title={text('preferences.passkeyAdded')} tone="success" />}
      {done === 'passkey-removed' && <Notice isAlert title={text('preferences.passkeyRemoved')} tone="success" />}
      {again && <LoginAgain email={email} locale={locale} refusals={again} section="passkeys" text={text} />}
      <FormErrors errors={errors} labelOf={() => text('field.passkeyName')} title={summaryTitle({ text, errors })} />
      <Text isMeasured>{text('preferences.passkeysText')}</Text>
      {passkeys.length > 0 && <Passkeys locale={locale} passkeys={passkeys} text={text} />}
      <Text className={forms.unscripted}>{text('preferences.passkeyScripts')}</Text>
      <NewPasskeyForm
        className={`${forms.form} ${frame.narrow}`}
        knownText={<Notice title={text('preferences.passkeyKnown')} tone="info" />}
        locale={locale}
      >
        <AccountField
          description={text('preferences.passkeyHint')}
          errors={errors}
          field="passkeyName"
          label={text('field.passkeyName')}
          maxLength={60}
          text={text}
          values={values}
        />
        <Button className={forms.submit} type="submit" variant="secondary">
          {text('preferences.addPasskey')}
        </Button>
      </NewPasskeyForm>
    </DashboardSection>
  );
}

function Passkeys({ locale, text, passkeys }: Pick<PasskeyListProps, 'locale' | 'text' | 'passkeys'>) {
  const timesOf = ({ createdAt, lastUsedAt }: Passkey) => {
    const since = formatDate(createdAt, locale);
    return lastUsedAt
      ? text('preferences.passkeyUsed', { since, used: formatDate(lastUsedAt, locale) })
      : text('preferences.passkeySince', { since });
  };
  return (
    <form action="/api/account/passkeys" method="post">
      <input name="locale" type="hidden" value={locale} />
      <input name="form" type="hidden" value="passkeys" />
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without marks */}
      <ul className={styles.list} role="list">
        {passkeys.map((passkey) => (
          <li className={styles.entry} key={passkey.id}>
            <div>
              <Text weight="strong">{passkey.name}</Text>
              <Text size="caption" tone="muted">
                {timesOf(passkey)}
              </Text>
            </div>
            <TextButton
              aria-label={text('preferences.removePasskeyOf', { name: passkey.name })}
              name="passkey"
              type="submit"
              value={passkey.id}
            >
              {text('preferences.removePasskey')}
            </TextButton>
          </li>
        ))}
      </ul>
    </form>
  );
}

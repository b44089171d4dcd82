import { formatDate, type Locale } from '@geven/timber';
import { Button } from '@geven/ui/Button';
import { LinkButton } from '@geven/ui/LinkButton';
import { Notice } from '@geven/ui/Notice';
import { Text } from '@geven/ui/Text';
import { PasswordField } from '@/components/account/PasswordField';
import { FormErrors } from '@/components/FormErrors';
import { pageSdk } from '@/lib/cart/load-cart';
import { fieldErrors } from '@/lib/forms/field-errors';
import type { FormRefusal } from '@/lib/forms/form-flash';
import type { Texts } from '@/lib/texts/areas';
import { getMessages } from '@/lib/texts/i18n';
import * as styles from './personal-data.css';
import { DELETION_PASSWORD } from './personal-data-actions';
import { personalDataHref } from './personal-data-view';

interface DeletionQuestionProps {
  locale: Locale;
  text: Texts<'account'>;
  /** Tells password managers whose password it is. */
  email: string;
  refusals: readonly FormRefusal[];
}

/** Asks whether the account is to be deleted, after what is not over yet; YES needs the password. */
export async function DeletionQuestion({ locale, text, email, refusals }: DeletionQuestionProps) {
  const matters = await (await pageSdk(locale)).account.getOpenMatters();
  const messages = { ...getMessages(locale, 'errors'), LOGIN_FAILED: text('personalData.wrongPassword') };
  const errors = fieldErrors(refusals, [DELETION_PASSWORD], messages);
  return (
    <>
      {matters.length > 0 && (
        <Notice title={text('personalData.open')} tone="warning">
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without marks */}
          <ul className={styles.matters} role="list">
            {matters.map(({ kind, name, date }) => (
              <li key={name}>{text(`personalData.matter.${kind}`, { name, date: formatDate(date, locale) })}</li>
            ))}
          </ul>
          <Text>{text('personalData.openText')}</Text>
        </Notice>
      )}
      <form action="/api/account/delete" className={styles.question} method="post" noValidate>
        <input name="locale" type="hidden" value={locale} />
        <input name="form" type="hidden" value="deletion" />
        <input autoComplete="username" hidden name="username" readOnly type="text" value={email} />
        <FormErrors errors={errors} labelOf={() => text('field.password')} title={text('wrong')} />
        <Text weight="strong">{text('personalData.ask')}</Text>
        <PasswordField
          autoComplete="current-password"
          autoFocus
          description={text('personalData.askPassword')}
          error={errors.byField.get(DELETION_PASSWORD)}
          label={text('field.password')}
          name={DELETION_PASSWORD}
          words={{ show: text('password.show'), hide: text('password.hide') }}
        />
        <div className={styles.answers}>
          <Button type="submit" variant="danger">
            {text('book.yes')}
          </Button>
          <LinkButton href={personalDataHref(locale, 'deletion')} variant="secondary">
            {text('book.no')}
          </LinkButton>
        </div>
      </form>
    </>
  );
}

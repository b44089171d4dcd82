import { Button } from '@geven/ui/Button';
import { LinkButton } from '@geven/ui/LinkButton';
import { Notice } from '@geven/ui/Notice';
import { Text } from '@geven/ui/Text';
import { AccountFrame } from '@/components/account/AccountFrame';
import * as forms from '@/components/account/account-forms.css';
import * as frame from '@/components/account/account-frame.css';
import { PasswordField } from '@/components/account/PasswordField';
import { FormErrors } from '@/components/FormErrors';
import type { AccountVisit } from '@/lib/account/account-visit';
import { fieldErrors } from '@/lib/forms/field-errors';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import { getMessages, getTexts } from '@/lib/texts/i18n';

interface NewPasswordPageProps extends Pick<AccountVisit, 'flash'> {
  context: PageContext;
  /** Whether the browser has the token of a link. */
  hasLink: boolean;
}

/** Where the link of a mail leads to: the password is chosen here, and only sending the form spends the link (AU-11). */
export function NewPasswordPage({ context, flash, hasLink }: NewPasswordPageProps) {
  const { locale } = context;
  const text = getTexts(locale, 'account');
  const errors = fieldErrors(flash?.refusals ?? [], ['password'], getMessages(locale, 'errors'));
  const isExpired = !hasLink || flash?.refusals.some(({ code }) => code === 'LINK_EXPIRED');
  return (
    <AccountFrame
      context={context}
      parent={{ label: text('login.title'), href: href('login', locale) }}
      route="newPassword"
      title={text('newPassword.title')}
    >
      <div className={frame.narrow}>
        {isExpired ? (
          <>
            <Notice isAlert title={getTexts(locale, 'errors')('LINK_EXPIRED')} tone="danger" />
            <Text>
              <LinkButton href={href('forgotPassword', locale)}>{text('newPassword.again')}</LinkButton>
            </Text>
          </>
        ) : (
          <>
            <Text>{text('newPassword.lead')}</Text>
            <form action="/api/account/new-password" className={forms.form} method="post" noValidate>
              <input name="locale" type="hidden" value={locale} />
              <FormErrors errors={errors} labelOf={() => text('field.newPassword')} title={text('wrong')} />
              <PasswordField
                autoComplete="new-password"
                autoFocus
                description={text('password.rule')}
                error={errors.byField.get('password')}
                label={text('field.newPassword')}
                name="password"
                words={{ show: text('password.show'), hide: text('password.hide') }}
              />
              <Button className={forms.submit} size="large" type="submit">
                {text('newPassword.submit')}
              </Button>
            </form>
          </>
        )}
      </div>
    </AccountFrame>
  );
}

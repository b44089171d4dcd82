import { Button } from '@geven/ui/Button';
import { Link } from '@geven/ui/Link';
import { Notice } from '@geven/ui/Notice';
import { Text } from '@geven/ui/Text';
import { AccountField } from '@/components/account/AccountField';
import { AccountFrame } from '@/components/account/AccountFrame';
import * as forms from '@/components/account/account-forms.css';
import * as frame from '@/components/account/account-frame.css';
import { FormErrors } from '@/components/FormErrors';
import type { AccountVisit } from '@/lib/account/account-visit';
import { fieldErrors } from '@/lib/forms/field-errors';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import { getMessages, getTexts } from '@/lib/texts/i18n';

interface ForgotPasswordPageProps extends AccountVisit {
  context: PageContext;
}

/** Asks for the link to a new password. The answer is the same whether the address has an account (AU-10). */
export function ForgotPasswordPage({ context, flash, done }: ForgotPasswordPageProps) {
  const { locale } = context;
  const text = getTexts(locale, 'account');
  const errors = fieldErrors(flash?.refusals ?? [], ['email'], getMessages(locale, 'errors'));
  const view = { text, errors, values: flash?.values ?? {} };
  return (
    <AccountFrame
      context={context}
      parent={{ label: text('login.title'), href: href('login', locale) }}
      route="forgotPassword"
      title={text('forgot.title')}
    >
      <div className={frame.narrow}>
        {done === 'sent' ? (
          <Notice isAlert title={text('forgot.sent')} tone="success">
            <Text>{text('forgot.sentText')}</Text>
          </Notice>
        ) : (
          <Text>{text('forgot.lead')}</Text>
        )}
        <form action="/api/account/forgot-password" className={forms.form} method="post" noValidate>
          <input name="locale" type="hidden" value={locale} />
          <FormErrors errors={errors} labelOf={() => text('field.email')} title={text('incomplete')} />
          <AccountField
            {...view}
            autoComplete="email"
            field="email"
            inputMode="email"
            label={text('field.email')}
            maxLength={254}
            type="email"
          />
          <Button className={forms.submit} size="large" type="submit">
            {text('forgot.submit')}
          </Button>
        </form>
        <Text>
          <Link href={href('login', locale)}>{text('forgot.back')}</Link>
        </Text>
      </div>
    </AccountFrame>
  );
}

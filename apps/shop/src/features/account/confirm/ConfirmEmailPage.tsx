import { Button } from '@geven/ui/Button';
import { LinkButton } from '@geven/ui/LinkButton';
import { Notice } from '@geven/ui/Notice';
import { Text } from '@geven/ui/Text';
import { AccountFrame } from '@/components/account/AccountFrame';
import * as frame from '@/components/account/account-frame.css';
import { FormErrors } from '@/components/FormErrors';
import type { CustomerVisit } from '@/lib/account/account-visit';
import { fieldErrors } from '@/lib/forms/field-errors';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import { getMessages, getTexts } from '@/lib/texts/i18n';
import { SendConfirmation } from './SendConfirmation';

interface ConfirmEmailPageProps extends CustomerVisit {
  context: PageContext;
  /** Whether the browser has the token of a link. */
  hasLink: boolean;
}

/** Where the link of a mail leads to: looking at the page confirms nothing, its button does. */
export function ConfirmEmailPage({ context, user, flash, done, hasLink }: ConfirmEmailPageProps) {
  const { locale } = context;
  const text = getTexts(locale, 'account');
  const { email, isEmailConfirmed } = user;
  const isExpired = flash?.refusals.some(({ code }) => code === 'LINK_EXPIRED');
  return (
    <AccountFrame
      context={context}
      parent={{ label: text('account'), href: href('dashboardHome', locale) }}
      route="confirmEmail"
      title={text('confirm.title')}
    >
      <div className={frame.narrow}>
        <FormErrors errors={fieldErrors(flash?.refusals ?? [], [], getMessages(locale, 'errors'))} title="" />
        {done === 'sent' && <Notice isAlert title={text('confirm.sent', { email })} tone="success" />}
        {isEmailConfirmed ? (
          <>
            <Notice isAlert title={text('confirm.done')} tone="success" />
            <Text>
              <LinkButton href={href('dashboardHome', locale)}>{text('account')}</LinkButton>
            </Text>
          </>
        ) : hasLink && !isExpired ? (
          <>
            <Text>{text('confirm.lead', { email })}</Text>
            <form action="/api/account/confirm-email" method="post">
              <input name="locale" type="hidden" value={locale} />
              <Button size="large" type="submit">
                {text('confirm.submit')}
              </Button>
            </form>
          </>
        ) : (
          <>
            <Text>{text('confirm.noLink', { email })}</Text>
            <SendConfirmation from="confirmEmail" locale={locale} text={text} />
          </>
        )}
      </div>
    </AccountFrame>
  );
}

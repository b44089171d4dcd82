import { formatDate } from '@geven/timber';
import { Button } from '@geven/ui/Button';
import { LinkButton } from '@geven/ui/LinkButton';
import { Notice } from '@geven/ui/Notice';
import { Text } from '@geven/ui/Text';
import { AccountFrame } from '@/components/account/AccountFrame';
import * as frame from '@/components/account/account-frame.css';
import { FormErrors } from '@/components/FormErrors';
import type { CustomerVisit } from '@/lib/account/account-visit';
import { pageSdk } from '@/lib/cart/load-cart';
import { fieldErrors } from '@/lib/forms/field-errors';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import { getMessages, getTexts } from '@/lib/texts/i18n';
import { EMAIL_SECTION } from './email-actions';

interface NewEmailPageProps extends CustomerVisit {
  context: PageContext;
  /** Whether the browser has the token of a link. */
  hasLink: boolean;
}

/** Where the mail to the new address of an account leads to: looking at the page confirms nothing, its button does. */
export async function NewEmailPage({ context, user, flash, done, hasLink }: NewEmailPageProps) {
  const { locale } = context;
  const text = getTexts(locale, 'account');
  const change = await (await pageSdk(locale)).account.getEmailChange();
  const refusals = flash?.refusals ?? [];
  return (
    <AccountFrame
      context={context}
      parent={{ label: text('account'), href: href('dashboardHome', locale) }}
      route="newEmail"
      title={text('newEmail.title')}
    >
      <div className={frame.narrow}>
        <FormErrors errors={fieldErrors(refusals, [], getMessages(locale, 'errors'))} title="" />
        {change?.isConfirmed ? (
          <Notice
            isAlert
            title={text('preferences.emailConfirmed', { date: formatDate(change.countsFrom, locale) })}
            tone="success"
          />
        ) : change && hasLink && refusals.length === 0 ? (
          <>
            <Text>{text('newEmail.lead', { email: change.email })}</Text>
            <form action="/api/account/email/confirm" method="post">
              <input name="locale" type="hidden" value={locale} />
              <Button size="large" type="submit">
                {text('confirm.submit')}
              </Button>
            </form>
          </>
        ) : done === 'confirmed' && !change ? (
          <Notice isAlert title={text('newEmail.done', { email: user.email })} tone="success" />
        ) : (
          <Text>{text('newEmail.noLink')}</Text>
        )}
        <Text>
          <LinkButton href={`${href('dashboardPreferences', locale)}#${EMAIL_SECTION}`} variant="outline">
            {text('pages.preferences')}
          </LinkButton>
        </Text>
      </div>
    </AccountFrame>
  );
}

import { Button } from '@geven/ui/Button';
import { LinkButton } from '@geven/ui/LinkButton';
import { Notice } from '@geven/ui/Notice';
import { Text } from '@geven/ui/Text';
import { AccountFrame } from '@/components/account/AccountFrame';
import * as frame from '@/components/account/account-frame.css';
import { FormErrors } from '@/components/FormErrors';
import type { AccountVisit } from '@/lib/account/account-visit';
import { fieldErrors } from '@/lib/forms/field-errors';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import { getMessages, getTexts } from '@/lib/texts/i18n';

interface KeepAccountPageProps extends AccountVisit {
  context: PageContext;
  /** Whether the browser has the token of a link. */
  hasLink: boolean;
}

/** Where the link of the mail about a deletion leads to: looking at the page undoes nothing, its button does (LG-07). */
export function KeepAccountPage({ context, flash, done, hasLink }: KeepAccountPageProps) {
  const { locale } = context;
  const text = getTexts(locale, 'account');
  const refusals = flash?.refusals ?? [];
  const isExpired = !hasLink || refusals.some(({ code }) => code === 'LINK_EXPIRED');
  const logIn = (
    <Text>
      <LinkButton href={href('login', locale)}>{text('login.title')}</LinkButton>
    </Text>
  );
  return (
    <AccountFrame
      context={context}
      parent={{ label: text('login.title'), href: href('login', locale) }}
      route="keepAccount"
      title={text('personalData.keepTitle')}
    >
      <div className={frame.narrow}>
        {done === 'kept' ? (
          <>
            <Notice isAlert title={text('personalData.kept')} tone="success" />
            {logIn}
          </>
        ) : isExpired ? (
          <>
            <Notice isAlert title={text('personalData.keepExpired')} tone="danger" />
            <Text>{text('personalData.keepExpiredText')}</Text>
            {logIn}
          </>
        ) : (
          <>
            <FormErrors errors={fieldErrors(refusals, [], getMessages(locale, 'errors'))} title="" />
            <Text>{text('personalData.keepLead')}</Text>
            <form action="/api/account/keep" method="post">
              <input name="locale" type="hidden" value={locale} />
              <Button size="large" type="submit">
                {text('personalData.keep')}
              </Button>
            </form>
          </>
        )}
      </div>
    </AccountFrame>
  );
}

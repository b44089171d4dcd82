import type { Locale } from '@geven/timber';
import { Button } from '@geven/ui/Button';
import { LinkButton } from '@geven/ui/LinkButton';
import { Notice } from '@geven/ui/Notice';
import { Text } from '@geven/ui/Text';
import { AccountFrame } from '@/components/account/AccountFrame';
import * as forms from '@/components/account/account-forms.css';
import * as frame from '@/components/account/account-frame.css';
import { FormErrors } from '@/components/FormErrors';
import type { AccountVisit } from '@/lib/account/account-visit';
import { fieldErrors } from '@/lib/forms/field-errors';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import type { Texts } from '@/lib/texts/areas';
import { getMessages, getTexts } from '@/lib/texts/i18n';

interface EmailChangePageProps extends AccountVisit {
  context: PageContext;
  /** Whether the browser has the token of a link. */
  hasLink: boolean;
}

/**
 * Where the mail to the address of an account leads to when another one is to take its place: whoever reads it need not be
 * logged in to agree or object. Looking at the page does neither.
 */
export function EmailChangePage({ context, flash, done, hasLink }: EmailChangePageProps) {
  const { locale } = context;
  const text = getTexts(locale, 'account');
  const isExpired = !hasLink || flash?.refusals.some(({ code }) => code === 'LINK_EXPIRED');
  const refusals = flash?.refusals.filter(({ code }) => code !== 'LINK_EXPIRED') ?? [];
  const isAnswered = done === 'agreed' || done === 'changed' || done === 'refused';
  return (
    <AccountFrame context={context} route="emailChange" title={text('emailChange.title')}>
      <div className={frame.narrow}>
        <FormErrors errors={fieldErrors(refusals, [], getMessages(locale, 'errors'))} title="" />
        {isAnswered ? (
          <Answer answer={done} locale={locale} text={text} />
        ) : isExpired ? (
          <Notice isAlert title={getTexts(locale, 'errors')('LINK_EXPIRED')} tone="danger" />
        ) : (
          <Question locale={locale} text={text} />
        )}
      </div>
    </AccountFrame>
  );
}

interface PartProps {
  locale: Locale;
  text: Texts<'account'>;
}

function Question({ locale, text }: PartProps) {
  return (
    <form action="/api/account/email/answer" className={forms.form} method="post">
      <input name="locale" type="hidden" value={locale} />
      <Text>{text('emailChange.lead')}</Text>
      <Text>{text('emailChange.objectText')}</Text>
      <Button className={forms.submit} name="answer" size="large" type="submit" value="agree">
        {text('emailChange.agree')}
      </Button>
      <Button className={forms.submit} name="answer" size="large" type="submit" value="refuse" variant="secondary">
        {text('emailChange.object')}
      </Button>
    </form>
  );
}

function Answer({ answer, locale, text }: PartProps & { answer: 'agreed' | 'changed' | 'refused' }) {
  if (answer !== 'refused') return <Notice isAlert title={text(`emailChange.${answer}`)} tone="success" />;
  return (
    <>
      <Notice isAlert title={text('emailChange.refused')} tone="success" />
      <Text>{text('emailChange.refusedText')}</Text>
      <Text>
        <LinkButton href={href('forgotPassword', locale)}>{text('newPassword.title')}</LinkButton>
      </Text>
    </>
  );
}

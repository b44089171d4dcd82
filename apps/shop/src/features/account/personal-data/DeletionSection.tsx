import type { User } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { LinkButton } from '@geven/ui/LinkButton';
import { Notice } from '@geven/ui/Notice';
import { Text } from '@geven/ui/Text';
import { FormErrors } from '@/components/FormErrors';
import { fieldErrors } from '@/lib/forms/field-errors';
import type { FormRefusal } from '@/lib/forms/form-flash';
import type { Texts } from '@/lib/texts/areas';
import { getMessages } from '@/lib/texts/i18n';
import { DashboardSection } from '../dashboard/DashboardSection';
import { DeletionNotice } from './DeletionNotice';
import { DeletionQuestion } from './DeletionQuestion';
import { personalDataHref } from './personal-data-view';

interface DeletionSectionProps {
  locale: Locale;
  text: Texts<'account'>;
  user: Pick<User, 'email' | 'deletionAt'>;
  /** Whether it is asked if the account is to be deleted. */
  isAsking: boolean;
  /** Whether the customer has changed their mind just now. */
  isKept: boolean;
  refusals: readonly FormRefusal[];
}

/** The end of the account: the way to it, the question, or the days in which it can be undone (LG-07). */
export function DeletionSection({ locale, text, user, isAsking, isKept, refusals }: DeletionSectionProps) {
  const { email, deletionAt } = user;
  return (
    <DashboardSection id="deletion" title={text('personalData.deletion')}>
      {isKept && !deletionAt && <Notice isAlert title={text('personalData.kept')} tone="success" />}
      {deletionAt && (
        <>
          <FormErrors errors={fieldErrors(refusals, [], getMessages(locale, 'errors'))} title="" />
          <DeletionNotice deletionAt={deletionAt} locale={locale} text={text} />
        </>
      )}
      <Text isMeasured>{text('personalData.deletionText')}</Text>
      {!deletionAt &&
        (isAsking || refusals.length > 0 ? (
          <DeletionQuestion email={email} locale={locale} refusals={refusals} text={text} />
        ) : (
          <div>
            <LinkButton href={personalDataHref(locale, 'deletion', { remove: 'account' })} variant="danger">
              {text('personalData.delete')}
            </LinkButton>
          </div>
        ))}
    </DashboardSection>
  );
}

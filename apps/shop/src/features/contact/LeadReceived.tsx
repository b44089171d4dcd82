import { formatDate, formatTime, type Locale } from '@geven/timber';
import { DefinitionList } from '@geven/ui/DefinitionList';
import { LinkButton } from '@geven/ui/LinkButton';
import { Notice } from '@geven/ui/Notice';
import { Text } from '@geven/ui/Text';
import { getTexts } from '@/lib/texts/i18n';
import type { SentLead } from './sent-lead';

interface LeadReceivedProps {
  locale: Locale;
  sent: SentLead;
  /** Where to go from here. */
  next: { label: string; href: string };
}

/** That a request has arrived, its reference, and when somebody reads it (CF-11); or that a mailed link is to be followed. */
export function LeadReceived({ locale, sent: { reference, isToBeConfirmed, readFrom }, next }: LeadReceivedProps) {
  const text = getTexts(locale, 'contact');
  const from = new Date(readFrom);
  const moment = { date: formatDate(from, locale), time: formatTime(from) };
  return (
    <>
      {isToBeConfirmed ? (
        <Notice isAlert title={text('sent.toConfirm')} tone="info">
          {text('sent.toConfirmText')}
        </Notice>
      ) : (
        <Notice isAlert title={text('sent.title')} tone="success">
          {from.getTime() <= Date.now() ? text('sent.readNow') : text('sent.readFrom', moment)}
        </Notice>
      )}
      <DefinitionList items={[{ term: text('sent.reference'), details: reference }]} />
      {!isToBeConfirmed && <Text tone="muted">{text('sent.mail')}</Text>}
      <div>
        <LinkButton href={next.href} variant="secondary">
          {next.label}
        </LinkButton>
      </div>
    </>
  );
}

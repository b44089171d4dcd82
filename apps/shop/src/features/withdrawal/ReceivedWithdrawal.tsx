import { formatDate, formatTime } from '@geven/timber';
import { DefinitionList } from '@geven/ui/DefinitionList';
import { Notice } from '@geven/ui/Notice';
import { Text } from '@geven/ui/Text';
import { LinkedText } from '@/components/LinkedText';
import { href } from '@/lib/routing/routes';
import { seller } from '@/lib/seller';
import type { WithdrawalStepProps } from './withdrawal-step';
import { WITHDRAWAL_FIELDS } from './withdrawal-view';

/** That the declaration has arrived, and when: the same that the mail says. */
export function ReceivedWithdrawal({ locale, text, values }: WithdrawalStepProps) {
  const receivedAt = new Date(values.receivedAt ?? '');
  const moment = { date: formatDate(receivedAt, locale), time: formatTime(receivedAt) };
  return (
    <>
      <Notice isAlert title={text('received.lead', { phone: seller.phone })} tone="success" />
      <DefinitionList
        items={[
          ...WITHDRAWAL_FIELDS.map((field) => ({ term: text(`field.${field}`), details: values[field] ?? '' })),
          { term: text('received.at'), details: text('received.moment', moment) },
        ]}
      />
      <Text>
        <LinkedText href={href('withdrawalNotice', locale)}>{text('received.next')}</LinkedText>
      </Text>
    </>
  );
}

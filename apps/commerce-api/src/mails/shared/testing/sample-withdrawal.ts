import type { Locale } from '@geven/timber';
import type { Withdrawal } from '../../../domain/checkout/withdrawal';
import type { MailMessage } from '../../../ports/mail';
import type { MailDefinition, MailSources } from '../mail-definition';
import { SENDER } from './sample-sender';

/** A declaration of withdrawal in tests and stories. */
export const sampleWithdrawal = (locale: Locale, orderId: number | null = 5): Withdrawal => ({
  id: 9,
  name: 'Eva <Brandt>',
  orderNumber: 'S107312',
  email: 'eva@brandt.example',
  locale,
  receivedAt: new Date('2026-11-24T23:05:00Z'),
  orderId,
});

/** What a mail about a declaration of withdrawal says. */
export async function withdrawalMessage(
  { message }: MailDefinition<{ readonly withdrawalId: number }>,
  withdrawal: Withdrawal,
): Promise<MailMessage> {
  const sources = { sender: SENDER, withdrawals: { byId: async () => withdrawal } } as unknown as MailSources;
  const made = await message({ withdrawalId: withdrawal.id }, sources);
  if (!made) throw new Error('There is a declaration to write about');
  return made;
}

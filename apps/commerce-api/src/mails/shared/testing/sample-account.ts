import type { Locale } from '@geven/timber';
import type { Account } from '../../../domain/accounts/account';
import type { MailMessage } from '../../../ports/mail';
import type { MailDefinition, MailSources } from '../mail-definition';
import { SENDER } from './sample-sender';

/** An account in tests and stories. */
export const sampleAccount = (locale: Locale): Account => ({
  id: 7,
  customerId: 3,
  email: 'Anna@Example.nl',
  emailKey: 'anna@example.nl',
  isConfirmed: true,
  name: 'Win a prize at evil.example',
  phone: '',
  mobile: '',
  locale,
  showTaxPrice: 'VATIncluded',
  createdAt: new Date('2026-11-01T09:00:00Z'),
});

/** As long as a real one. */
export const SAMPLE_TOKEN = 'q3Zc0_Jx1yB8mW5vK2tR7nL9pD4sF6hG-aE0uI3oY1w';

type AccountMail = MailDefinition<{ readonly accountId: number | null; readonly requestId: string }>;

/** What a mail about an account says in a language. */
export async function accountMessage({ message }: AccountMail, locale: Locale): Promise<MailMessage> {
  const sources = {
    sender: SENDER,
    accounts: { byId: async () => sampleAccount(locale) },
    links: { issue: async () => SAMPLE_TOKEN },
  } as unknown as MailSources;
  const made = await message({ accountId: 7, requestId: 'request' }, sources);
  if (!made) throw new Error('There is an account to write to');
  return made;
}

import type { Locale } from '@geven/timber';
import type { Account } from '../../../domain/accounts/account';
import type { EmailChange } from '../../../domain/accounts/email-change';
import type { DataExport } from '../../../ports/data-exports';
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
  deletionAt: new Date('2026-12-01T09:30:00Z'),
});

/** As long as a real one. */
export const SAMPLE_TOKEN = 'q3Zc0_Jx1yB8mW5vK2tR7nL9pD4sF6hG-aE0uI3oY1w';

/** A change of the address of that account, settled or not. */
export const sampleEmailChange = (settledAt: Date | null = null): EmailChange => ({
  id: 'b7c1f3f0-6f0e-4a53-9a53-0d6f8a3f1c11',
  accountId: 7,
  before: { email: 'Anna@Example.nl', emailKey: 'anna@example.nl' },
  after: { email: 'Visser@Example.de', emailKey: 'visser@example.de' },
  requestedAt: new Date('2026-11-20T09:00:00Z'),
  approvedAt: null,
  confirmedAt: null,
  settledAt,
});

type EmailChangeMail = MailDefinition<{ readonly changeId: string; readonly to: 'before' | 'after' }>;

/** What a mail about a change of the address says in a language. */
export async function emailChangeMessage(
  { message }: EmailChangeMail,
  locale: Locale,
  to: 'before' | 'after' = 'before',
): Promise<MailMessage> {
  const change = sampleEmailChange();
  const sources = {
    sender: SENDER,
    accounts: { byId: async () => sampleAccount(locale) },
    emailChanges: { byId: async () => change },
    links: { issue: async () => SAMPLE_TOKEN },
  } as unknown as MailSources;
  const made = await message({ changeId: change.id, to }, sources);
  if (!made) throw new Error('There is an account to write to');
  return made;
}

/** The customer's data as a file. */
const SAMPLE_EXPORT: DataExport = {
  requestedAt: new Date('2026-11-24T09:00:00Z'),
  file: { key: 'a'.repeat(64), expiresAt: new Date('2026-12-01T09:01:00Z') },
};

type AccountMail = MailDefinition<{ readonly accountId: number | null; readonly requestId: string }>;

/** What a mail about an account says in a language. */
export async function accountMessage({ message }: AccountMail, locale: Locale): Promise<MailMessage> {
  const sources = {
    sender: SENDER,
    accounts: { byId: async () => sampleAccount(locale) },
    links: { issue: async () => SAMPLE_TOKEN },
    dataExports: { find: async () => SAMPLE_EXPORT },
  } as unknown as MailSources;
  const made = await message({ accountId: 7, requestId: 'request' }, sources);
  if (!made) throw new Error('There is an account to write to');
  return made;
}

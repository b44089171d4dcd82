import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { insertAddress } from '../../carts/address-rows';
import { createStoredCustomers } from '../../customers/stored-customers';
import { accounts } from '../../database/schema/accounts';
import { customers } from '../../database/schema/customers';
import type { Transaction } from '../../database/transaction';
import { emailKey } from '../../domain/accounts/email-address';
import type { Passwords } from '../../ports/passwords';
import { createDevices } from '../../sessions/devices';
import { newToken } from '../../sessions/token';
import type { CommandOptions } from './account-commands';
import { SAMPLE_ACCOUNTS, type SampleAccount } from './sample-accounts';

/** Customers of the sample with one new password, which is stored nowhere: no shop has an account that others know. */
export interface LoadedAccounts {
  readonly emails: readonly string[];
  readonly password: string;
}

interface LoadOptions extends CommandOptions {
  readonly passwords: Pick<Passwords, 'hash'>;
}

const PASSWORD_LENGTH = 16;

/** Makes the customers of the sample; those that are there get the new password, and are logged out everywhere. */
export async function loadSampleAccounts(options: LoadOptions): Promise<LoadedAccounts> {
  const { db, passwords } = options;
  const password = newToken().slice(0, PASSWORD_LENGTH);
  const passwordHash = await passwords.hash(password);
  await db.transaction(async (tx) => {
    for (const sample of SAMPLE_ACCOUNTS) await load(tx, sample, { ...options, passwordHash });
  });
  return { emails: SAMPLE_ACCOUNTS.map(({ email }) => email), password };
}

async function load(
  tx: Transaction,
  { email, name, phone, locale, company, address }: SampleAccount,
  { clock, enqueue, hasBackend, passwordHash }: CommandOptions & { readonly passwordHash: string },
): Promise<void> {
  const key = emailKey(email);
  const [known] = await tx
    .update(accounts)
    .set({ passwordHash })
    .where(eq(accounts.emailKey, key))
    .returning({ customerId: accounts.customerId });
  if (known) return await createDevices({ db: tx, clock }).endAll(known.customerId, null);
  const [customer] = await tx.insert(customers).values({ createdAt: clock.now() }).returning({ id: customers.id });
  if (!customer) throw new Error('An insert returned no row');
  const customerId = customer.id;
  const now = { createdAt: clock.now(), acceptedAt: clock.now(), confirmedAt: clock.now() };
  await tx.insert(accounts).values({ customerId, email, emailKey: key, passwordHash, name, phone, locale, ...now });
  if (company) await createStoredCustomers({ db: tx, clock }).saveProfile(customerId, { company });
  await insertAddress(tx, { sessionId: null, customerId }, address);
  if (hasBackend) await enqueue(tx, { name: 'link-customer', key: randomUUID(), data: { customerId } });
}

import { bigint, customType, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ChallengePurpose } from '../../domain/accounts/passkey';
import { customers } from './customers';
import { sessions } from './sessions';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({ dataType: () => 'bytea' });

/** Passkeys of customers: the device keeps what is secret, the table what proves it. They go with their customer. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** As the device names it, in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    publicKey: bytes('public_key').notNull(),
    /** How often the device signed with it, where the device counts. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How a browser reaches the device, in WebAuthn's words. */
    transports: text().array().notNull(),
    /** What the customer calls it. */
    name: text().notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_customer_id').on(table.customerId)],
);

/** What devices are asked to sign, until they have or a few minutes are over. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text().primaryKey(),
    purpose: text().$type<ChallengePurpose>().notNull(),
    sessionId: integer('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_session_id').on(table.sessionId),
    index('passkey_challenges_expires_at').on(table.expiresAt),
  ],
);

import { randomUUID } from 'node:crypto';
import type { Locale } from '@geven/timber';
import { sessions } from '../../database/schema/sessions';
import type { Queryable } from '../../database/transaction';
import type { CartOwner } from '../cart';
import type { Clock } from '../clock';

/** A visitor with a session of its own. */
export async function newOwner(db: Queryable, clock: Clock, locale: Locale): Promise<CartOwner> {
  const session = { tokenHash: randomUUID(), createdAt: clock.now(), expiresAt: clock.now() };
  const [row] = await db.insert(sessions).values(session).returning({ sessionId: sessions.id });
  if (!row) throw new Error('An insert answered no row');
  return { ...row, locale };
}

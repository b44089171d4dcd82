import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { sentMessages } from '../database/schema/outbox';

interface SendOnceOptions extends Pick<Database, 'db'> {
  /** What the message is about; at most one message is recorded for it. */
  readonly eventKey: string;
  /** The part of the Message-ID behind the @. */
  readonly host: string;
  readonly send: (messageId: string) => Promise<void>;
}

/**
 * Sends a message unless it is recorded as sent. A crash between sending and recording makes it go out again, with the
 * Message-ID it had, by which mail programs know it. Returns that Message-ID.
 */
export async function sendOnce({ db, eventKey, host, send }: SendOnceOptions): Promise<string> {
  const messageId = `<${randomUUID()}@${host}>`;
  await db.insert(sentMessages).values({ eventKey, messageId }).onConflictDoNothing();
  const [row] = await db.select().from(sentMessages).where(eq(sentMessages.eventKey, eventKey));
  if (!row) throw new Error('An inserted row is gone');
  if (row.sentAt) return row.messageId;
  await send(row.messageId);
  await db.update(sentMessages).set({ sentAt: new Date() }).where(eq(sentMessages.eventKey, eventKey));
  return row.messageId;
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from '../database/connection';
import { createTestDatabase } from '../database/testing';
import { sendOnce } from './send-once';

describe('sendOnce', () => {
  let test: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  beforeAll(async () => {
    test = await createTestDatabase();
    database = createDatabase(test.url, { max: 2 });
  });
  afterAll(async () => {
    await database?.close();
    await test?.drop();
  });

  it('sends again with the same Message-ID after a crash between sending and recording, and then never more', async () => {
    const sent: string[] = [];
    const attempt = (crashes: boolean) =>
      sendOnce({
        db: database.db,
        eventKey: 'order-confirmation:1',
        host: 'geven.example',
        async send(messageId) {
          sent.push(messageId);
          if (crashes) throw new Error('The process ended');
        },
      });
    await expect(attempt(true)).rejects.toThrow('The process ended');
    await attempt(false);
    await attempt(false);
    expect(sent).toHaveLength(2);
    expect(sent[0]).toMatch(/^<[\w-]+@geven\.example>$/);
    expect(sent[1]).toBe(sent[0]);
  });
});

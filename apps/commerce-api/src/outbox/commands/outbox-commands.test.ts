import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDatabase, type Database } from '../../database/connection';
import { createTestDatabase } from '../../database/testing';
import { PermanentFailure } from '../../ports/permanent-failure';
import { type Outbox, openOutbox } from '../outbox';
import { runOutboxCommand } from './run-outbox-command';

describe('commands for work in the background', () => {
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  let outbox: Outbox;
  beforeAll(async () => {
    created = await createTestDatabase();
    database = createDatabase(created.url, { max: 2 });
  });
  afterAll(async () => {
    await database.close();
    await created.drop();
  });
  beforeEach(async () => {
    outbox = await openOutbox({ databaseUrl: created.url, isWorker: true, onError: () => undefined });
  });
  afterEach(() => outbox.stop());

  async function run(typed: string): Promise<string> {
    const [command, ...words] = typed.split(' ');
    const lines: string[] = [];
    const say = (line: string) => void lines.push(line);
    if (!(await runOutboxCommand({ db: database.db, command, words, say }))) throw new Error('unknown');
    return lines.join('\n');
  }

  it('list what failed without the address in it, and have it done after all', async () => {
    expect(await run('list')).toBe('All work is done');
    let isBroken = true;
    const data = { savedCartId: 7, email: 'eva@brandt.example', locale: 'de' } as const;
    await outbox.enqueue(database.db, { name: 'cart-mail', key: '7', data });
    await outbox.work({
      'cart-mail': async () => {
        if (isBroken) throw new PermanentFailure('no such mailbox');
      },
    });
    const failed = await vi.waitFor(
      async () => {
        const text = await run('list');
        expect(text).toContain(', failed,');
        return text;
      },
      { timeout: 10_000 },
    );
    expect(failed).toMatch(/^[0-9a-f]{8} cart-mail \(locale de, savedCartId 7\)/);
    expect(failed).toContain('no such mailbox');
    expect(failed).not.toContain('eva@brandt.example');
    isBroken = false;
    expect(await run(`retry ${failed.slice(0, 8)}`)).toBe('1 job is tried again by the shop that is running');
    await vi.waitFor(async () => expect(await run('list')).toBe('All work is done'), { timeout: 10_000 });
  });

  it('pull what waits for its time forward', async () => {
    const startAfter = new Date(Date.now() + 3_600_000);
    await outbox.enqueue(database.db, { name: 'check-vat-id', key: '1', data: { orderId: 1 }, startAfter });
    expect(await run('list')).toContain('check-vat-id (orderId 1), due ');
    const done: number[] = [];
    await outbox.work({ 'check-vat-id': async ({ orderId }) => void done.push(orderId) });
    await run('retry all');
    await vi.waitFor(() => expect(done).toEqual([1]), { timeout: 10_000 });
    await expect(run('retry 00000000')).rejects.toThrow('No job 00000000 failed or waits');
    for (const typed of ['retry', 'list all', 'delete']) await expect(run(typed)).rejects.toThrow('unknown');
  });
});

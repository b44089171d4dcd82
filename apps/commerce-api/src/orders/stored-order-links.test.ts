import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbedded } from '../backends/embedded/testing/start-embedded';
import { orders } from '../database/schema/orders';
import type { Job } from '../ports/jobs';
import { runOrdersCommand } from './commands/run-orders-command';
import { createStoredOrderLinks } from './stored-order-links';
import { placeSample } from './testing/place-sample';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('the link of a guest’s order', () => {
  let backend: Awaited<ReturnType<typeof startEmbedded>>;
  let now = new Date();
  const clock = { now: () => now };
  const links = (...keys: [string, ...string[]]) => createStoredOrderLinks({ db: backend.db, clock, keys });
  beforeAll(async () => {
    backend = await startEmbedded();
  });
  afterAll(() => backend.close());

  const placed = async () => (await placeSample(backend, { paymentKind: 'WIRE' })).order;
  const tokenOf = async (id: number, key = 'a-key-of-the-test') => (await links(key).issue(id)) ?? '';
  const run = (command: string, name: string) =>
    runOrdersCommand({
      ...{
        command,
        words: [name],
        db: backend.db,
        clock,
        say: () => {},
        enqueue: async (_tx: unknown, _job: Job) => {},
      },
      ...{ isCapturedLater: false, isAgain: false, isFreightAgreed: false },
    });

  it('opens its order, and no other one (DB-08)', async () => {
    const [one, other] = [await placed(), await placed()];
    const token = await tokenOf(one.id);
    expect(token).toMatch(/^[\w-]{43}$/);
    const { opens } = links('a-key-of-the-test');
    expect(await opens(one.id, token)).toBe(true);
    expect(await opens(other.id, token)).toBe(false);
    expect(await opens(2_000_000_000, token)).toBe(false);
    for (const guessed of ['', 'x'.repeat(43), `${token.slice(0, -1)}x`, `${token}x`])
      expect(await opens(one.id, guessed)).toBe(false);
  });

  it('is made for no order of a customer, who logs in, and for none that does not exist (DB-08)', async () => {
    const shopper = await backend.newKnownCustomer();
    const { order } = await placeSample(backend, { paymentKind: 'WIRE', shopper });
    expect(await links('a-key-of-the-test').issue(order.id)).toBeNull();
    expect(await links('a-key-of-the-test').issue(2_000_000_000)).toBeNull();
  });

  it('is good under two keys while one is replaced, and afterwards under the new one alone (DB-08)', async () => {
    const { id } = await placed();
    const [old, fresh] = [await tokenOf(id, 'the-old-key-of-it'), await tokenOf(id, 'the-new-key-of-it')];
    expect(await links('the-new-key-of-it', 'the-old-key-of-it').issue(id)).toBe(fresh);
    for (const token of [old, fresh])
      expect(await links('the-new-key-of-it', 'the-old-key-of-it').opens(id, token)).toBe(true);
    expect(await links('the-new-key-of-it').opens(id, old)).toBe(false);
    expect(await links('the-new-key-of-it').opens(id, fresh)).toBe(true);
  });

  it('is revoked by a command; the next mail has a new one (DB-08)', async () => {
    const { id, name } = await placed();
    const token = await tokenOf(id);
    expect(await run('revoke-link', name)).toBe(true);
    const { opens } = links('a-key-of-the-test');
    expect(await opens(id, token)).toBe(false);
    expect(await opens(id, await tokenOf(id))).toBe(true);
  });

  it.each(['cancel', 'deliver'])('ends 90 days after the order does: %s (DB-08)', async (end) => {
    const { id, name } = await placed();
    const token = await tokenOf(id);
    const { opens } = links('a-key-of-the-test');
    now = new Date(now.getTime() + 200 * DAY_MS);
    expect(await opens(id, token)).toBe(true);
    if (end === 'deliver') await run('mark-paid', name);
    await run(end, name);
    now = new Date(now.getTime() + 90 * DAY_MS - 1);
    expect(await opens(id, token)).toBe(true);
    now = new Date(now.getTime() + 1);
    expect(await opens(id, token)).toBe(false);
  });

  it('opens nothing that is kept for the books alone (DB-08, LG-07)', async () => {
    const { id } = await placed();
    const token = await tokenOf(id);
    await backend.db.update(orders).set({ blockedAt: now }).where(eq(orders.id, id));
    expect(await links('a-key-of-the-test').opens(id, token)).toBe(false);
    expect(await links('a-key-of-the-test').issue(id)).toBeNull();
  });
});

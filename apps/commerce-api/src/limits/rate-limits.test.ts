import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from '../database/connection';
import { rateLimits } from '../database/schema/rate-limits';
import { createTestDatabase } from '../database/testing';
import { RATES } from '../domain/limits/rates';
import { createRateLimits } from './rate-limits';

describe('rate limits', () => {
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  const limited: string[] = [];
  const rates = {
    ...RATES,
    ordersOfClient: { times: 2, seconds: 90 },
    ordersOfRecipient: { times: 1, seconds: 90 },
    searchesOfClient: { times: 1, seconds: 30 },
    loginFailuresOfPair: { times: 1, seconds: 1, isDoubling: true },
  };
  /** As each process has its own. */
  const process = (now = () => new Date()) =>
    createRateLimits({
      database,
      clock: { now },
      rates,
      onLimited: (rate, key) => limited.push(`${rate} ${key}`),
    });

  beforeAll(async () => {
    created = await createTestDatabase();
    database = createDatabase(created.url, { max: 2 });
  });
  afterAll(async () => {
    await database.close();
    await created.drop();
  });

  it('refuse requests above the limit, and say when to try again', async () => {
    const limits = process();
    await limits.count('ordersOfClient', '203.0.113.1');
    await limits.count('ordersOfClient', '203.0.113.1');
    await expect(limits.count('ordersOfClient', '203.0.113.1')).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      params: { seconds: 90, minutes: 2 },
    });
    await limits.count('ordersOfClient', '203.0.113.2');
    await limits.count('addressesOfClient', '203.0.113.1');
  });

  it('are shared by all processes, but for searches', async () => {
    await process().count('ordersOfClient', 'shared');
    await process().count('ordersOfClient', 'shared');
    await expect(process().count('ordersOfClient', 'shared')).rejects.toThrow('TOO_MANY_REQUESTS');
    await process().count('searchesOfClient', 'shared');
    await process().count('searchesOfClient', 'shared');
  });

  it('hold against many requests at the same moment', async () => {
    const limits = process();
    const asked = Array.from({ length: 20 }, () => limits.count('ordersOfClient', 'at once'));
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  it('give back the count of an attempt that failed', async () => {
    const limits = process();
    for (let round = 0; round < 4; round += 1) {
      await limits.count('ordersOfRecipient', 'shopper@example.com');
      await limits.takeBack('ordersOfRecipient', 'shopper@example.com');
    }
    await limits.count('ordersOfRecipient', 'shopper@example.com');
    await expect(limits.count('ordersOfRecipient', ' Shopper@Example.com')).rejects.toThrow('TOO_MANY_REQUESTS');
  });

  it('count nothing without a key', async () => {
    const limits = process();
    for (let round = 0; round < 4; round += 1) await limits.count('ordersOfRecipient', null);
  });

  it('store a hash of a recipient’s address, and report each key once', async () => {
    const limits = process();
    const count = () => limits.count('ordersOfRecipient', 'told@example.com').catch(() => undefined);
    for (let round = 0; round < 5; round += 1) await count();
    expect(JSON.stringify(await database.db.select().from(rateLimits))).not.toContain('told@example.com');
    expect(limited.filter((line) => line.startsWith('ordersOfRecipient')).join()).not.toContain('told');
    expect(limited.filter((line) => line === 'ordersOfClient 203.0.113.1')).toHaveLength(1);
  });

  it('make whoever goes on wait twice as long each time, where they are to', async () => {
    const wait = async () => {
      const limits = process();
      await limits.count('loginFailuresOfPair', 'anna@example.nl 203.0.113.1');
      return await limits
        .count('loginFailuresOfPair', 'anna@example.nl 203.0.113.1')
        .catch(({ params }) => params.seconds);
    };
    expect(await wait()).toBe(1);
    await expect(process().count('loginFailuresOfPair', 'anna@example.nl 203.0.113.1')).rejects.toThrow('TOO_MANY');
    await setTimeout(1100);
    expect(await wait()).toBe(2);
    await setTimeout(1100);
    await expect(process().count('loginFailuresOfPair', 'anna@example.nl 203.0.113.1')).rejects.toThrow('TOO_MANY');
    await process().count('loginFailuresOfPair', 'anna@example.nl 203.0.113.2');
    expect(JSON.stringify(await database.db.select().from(rateLimits))).not.toContain('anna');
  });

  it('delete expired counts', async () => {
    await process().count('ordersOfClient', 'forgotten');
    const keys = async () => (await database.db.select().from(rateLimits)).map(({ key }) => key);
    await process().removeExpired();
    expect(await keys()).toContain('ordersOfClient:forgotten');
    await process(() => new Date(Date.now() + 91_000)).removeExpired();
    expect(await keys()).not.toContain('ordersOfClient:forgotten');
  });
});

import { createHash } from 'node:crypto';
import { lt } from 'drizzle-orm';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Database } from '../database/connection';
import { rateLimits } from '../database/schema/rate-limits';
import { CommerceError } from '../domain/errors/commerce-error';
import type { Rate, RateName } from '../domain/limits/rates';
import type { Clock } from '../ports/clock';
import type { Limits } from '../ports/limits';

/** So frequent and so cheap that each process counts for itself; everything else is counted by all of them together. */
const COUNTED_IN_MEMORY: ReadonlySet<RateName> = new Set(['cartChangesOfSession', 'searchesOfClient']);

/** Counted by an address of a person, of which a hash is kept. */
const PERSONAL: ReadonlySet<RateName> = new Set([
  'ordersOfRecipient',
  'cartMailsOfRecipient',
  'loginFailuresOfPair',
  'loginFailuresOfRecipient',
  'passwordResetsOfRecipient',
  'confirmationsOfRecipient',
  'registrationsOfRecipient',
  'emailChangesOfRecipient',
  'leadsOfRecipient',
  'newslettersOfRecipient',
]);

/** The memory of a limit that doubles. */
const DAY_S = 24 * 60 * 60;

interface RateLimitsOptions {
  readonly database: Pick<Database, 'db' | 'pool'>;
  readonly clock: Clock;
  readonly rates: Readonly<Record<RateName, Rate>>;
  /** Called once per key and time span, when it first asks for too much. A recipient is named by a hash. */
  readonly onLimited: (rate: RateName, key: string) => void;
}

/** Limits in windows of fixed length, counted in PostgreSQL. */
export function createRateLimits({ database, clock, rates, onLimited }: RateLimitsOptions): Limits {
  const limiters = new Map<RateName, RateLimiterAbstract>();
  const blocks = new Map<RateName, RateLimiterAbstract>();
  for (const [name, rate] of Object.entries(rates) as [RateName, Rate][]) {
    limiters.set(name, createLimiter(name, rate, database));
    const ofADay = { times: Number.MAX_SAFE_INTEGER, seconds: DAY_S };
    if (rate.isDoubling) blocks.set(name, createLimiter(`${name}-blocks`, ofADay, database));
  }

  /** How long to wait: what is left of the time span, or of a block that is twice as long as the one before. */
  async function secondsToWait(rate: RateName, key: string, isFirst: boolean, left: number): Promise<number> {
    const before = isFirst ? await blocks.get(rate)?.consume(key) : undefined;
    if (!before) return left;
    const seconds = Math.min(DAY_S, rates[rate].seconds * 2 ** (before.consumedPoints - 1));
    await limiters.get(rate)?.block(key, seconds);
    return seconds;
  }

  return {
    async count(rate, whose) {
      const key = keyOf(rate, whose);
      if (key === null) return;
      try {
        await limiters.get(rate)?.consume(key);
      } catch (refusal) {
        // Anything else is an error of the database.
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const isFirst = refusal.consumedPoints === rates[rate].times + 1;
        if (isFirst) onLimited(rate, key);
        const left = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        const seconds = await secondsToWait(rate, key, isFirst, left);
        throw new CommerceError('TOO_MANY_REQUESTS', { seconds, minutes: Math.ceil(seconds / 60) });
      }
    },
    async takeBack(rate, whose) {
      const key = keyOf(rate, whose);
      if (key !== null) await limiters.get(rate)?.reward(key);
    },
    async removeExpired() {
      await database.db.delete(rateLimits).where(lt(rateLimits.expire, clock.now().getTime()));
    },
  };
}

function createLimiter(name: string, { times, seconds }: Rate, { pool }: Pick<Database, 'pool'>) {
  const options = { keyPrefix: name, points: times, duration: seconds };
  if (COUNTED_IN_MEMORY.has(name as RateName)) return new RateLimiterMemory(options);
  return new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    // Whoever goes on after that costs no query.
    inMemoryBlockOnConsumed: times + 1,
  });
}

/** Addresses of people are not kept for counting. */
function keyOf(rate: RateName, whose: string | number | null): string | null {
  if (whose === null) return null;
  if (!PERSONAL.has(rate)) return String(whose);
  return createHash('sha256').update(String(whose).trim().toLowerCase()).digest('base64url').slice(0, 22);
}

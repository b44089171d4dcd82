import { setTimeout as wait } from 'node:timers/promises';
import type { OdooClient } from '@geven/odoo-rpc';
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { createAdvisoryLock } from '../../../../database/advisory-lock';
import type { Database } from '../../../../database/connection';
import type { LeftOut } from '../left-out';
import type { OdooRange } from '../odoo-range';
import { coalesceSignals } from './coalesce-signals';
import { createSyncRounds, type RoundResult } from './sync-rounds';
import { readSyncState } from './sync-rows';

export interface OdooSyncOptions {
  readonly client: OdooClient;
  readonly range: OdooRange;
  readonly database: Database;
  /** For the connection that holds the lock. */
  readonly databaseUrl: string;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  /** What follows Odoo beside the catalogue, in the same rounds. */
  readonly alsoFollow?: () => Promise<void>;
  /** Between two questions for changes, where no webhook comes. @default 30 s */
  readonly intervalMs?: number;
  /** Between two comparisons of everything. @default 10 min */
  readonly compareMs?: number;
}

export interface OdooSync {
  /** Settled when the database holds an Odoo's catalogue: at once after a restart, else after the first load. */
  readonly ready: Promise<void>;
  /** Something changed in Odoo: whichever process has the lock asks at once. */
  requestSync(): void;
  /** What the process that has the lock does not show. */
  leftOut(): readonly LeftOut[];
  stop(): Promise<void>;
}

// Any number that nothing else in the database locks.
const SYNC_LOCK = 7_431_204;
const CHANNEL = 'odoo_changed';
/** Webhooks come one for each record: those of one action become one round. */
const QUIET_MS = 200;
const BACK_OFF_MS = { first: 1000, longest: 5 * 60_000 };
const PATIENCE_MS = 5000;
/** Between two looks at whether another process has loaded the range. */
const FIRST_LOAD_MS = 2000;
/** Products in a round from which on each batch is logged. */
const LARGE = 200;

/**
 * Keeps the catalogue where Odoo is. Every process of the API calls it and one of them works, whoever holds the lock: an
 * advisory lock passes on by itself when a process ends, which a variable that names the process does not.
 */
export async function startOdooSync(options: OdooSyncOptions): Promise<OdooSync> {
  const {
    client,
    range,
    database,
    databaseUrl,
    log,
    alsoFollow,
    intervalMs = 30_000,
    compareMs = 10 * 60_000,
  } = options;
  const stopping = new AbortController();
  const lock = createAdvisoryLock(databaseUrl, SYNC_LOCK);
  const signals = coalesceSignals();
  const rounds = createSyncRounds({
    client,
    range,
    database,
    assertMayWrite() {
      stopping.signal.throwIfAborted();
      if (!lock.isHeld()) throw new Error('Another process of the API has the lock now');
    },
    onProgress: ({ done, total }) => {
      if (total > LARGE) log.info({ done, total }, 'products read from Odoo');
    },
  });
  const ready = createReadiness();

  let comparedAt = Number.NEGATIVE_INFINITY;
  let differing: ReadonlySet<number> | undefined;
  let failures = 0;
  let reported = '[]';

  async function runRounds(): Promise<void> {
    noteRound(await rounds.follow());
    ready.resolve();
    await alsoFollow?.();
    // A large range comes in pieces: what a webhook reports does not wait for all of them.
    if (await rounds.followLists()) signals.send();
    const found = differing;
    differing = undefined;
    if (found) noteRound(await rounds.compare(found));
    else if (performance.now() - comparedAt >= compareMs) findDifferences();
  }

  /** Beside the rounds: what a webhook reports does not wait for it. */
  function findDifferences(): void {
    comparedAt = performance.now();
    rounds.findDifferences().then(
      (ids) => {
        differing = ids;
        signals.send();
      },
      (error: unknown) => {
        comparedAt = Number.NEGATIVE_INFINITY;
        // The rounds report an outage.
        if (!stopping.signal.aborted) log.info({ err: error }, 'catalogue not compared with Odoo');
      },
    );
  }

  function noteRound(result: RoundResult): void {
    if (result.hasChanged) log.info(result, 'catalogue follows Odoo');
    const leftOut = rounds.leftOut();
    const text = JSON.stringify(leftOut);
    if (text === reported) return;
    reported = text;
    if (leftOut.length > 0) log.warn({ count: leftOut.length, leftOut: leftOut.slice(0, 20) }, 'products left out');
  }

  /** Returns how long to wait. */
  async function work(): Promise<number> {
    try {
      if (!(await lock.take())) {
        if (!(await readSyncState(database.db))) return Math.min(intervalMs, FIRST_LOAD_MS);
        ready.resolve();
        return intervalMs;
      }
      await runRounds();
      if (failures > 0) log.info({ failures }, 'Odoo is followed again');
      failures = 0;
      return intervalMs;
    } catch (error) {
      if (stopping.signal.aborted) return 0;
      if (failures === 0) log.warn({ err: error }, 'Odoo is not followed, the catalogue stays as it is');
      failures += 1;
      return Math.min(BACK_OFF_MS.first * 2 ** (failures - 1), BACK_OFF_MS.longest);
    }
  }

  async function run(): Promise<void> {
    if (await readSyncState(database.db).catch(() => undefined)) ready.resolve();
    while (!stopping.signal.aborted) await signals.wait(await work(), stopping.signal);
  }

  const listening = await database.listen({ channel: CHANNEL, onNotify: signals.send, onReconnect: signals.send });
  const running = run();
  let telling: NodeJS.Timeout | undefined;
  return {
    ready: ready.promise,
    requestSync() {
      telling ??= setTimeout(() => {
        telling = undefined;
        database.db
          .execute(sql`select pg_notify(${CHANNEL}, '')`)
          .catch((error: unknown) => log.warn({ err: error }, 'other processes not notified of a change in Odoo'));
      }, QUIET_MS).unref();
    },
    leftOut: rounds.leftOut,
    async stop() {
      clearTimeout(telling);
      stopping.abort(new Error('The sync ends'));
      ready.reject(new Error('The sync ended before the catalogue was there'));
      await listening.close();
      await Promise.race([running, wait(PATIENCE_MS, undefined, { ref: false })]);
      await lock.release();
    },
  };
}

function createReadiness() {
  let resolve: () => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<void>((onReady, onEnd) => {
    resolve = onReady;
    reject = onEnd;
  });
  // Nobody has to wait for it.
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}

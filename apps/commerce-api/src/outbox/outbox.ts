import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobResult, PgBoss } from 'pg-boss';
import type { Database } from '../database/connection';
import { JOBS, type Job, type JobName, type JobOptions, type Jobs } from '../ports/jobs';
import { PermanentFailure } from '../ports/permanent-failure';
import { jobId } from './job-id';

/** Does the work of each kind of job; when it fails it is called again later, but for a permanent failure. */
export type JobHandlers = { readonly [Name in JobName]?: (data: Jobs[Name]) => Promise<void> };

/** Work that is stored together with its cause and done afterwards, at least once. */
export interface Outbox {
  /** Stores a job in the caller's transaction: it exists exactly when that commits. */
  enqueue(tx: Pick<Database['db'], 'execute'>, job: Job): Promise<void>;
  /** Starts to do jobs in this process. */
  work(handlers: JobHandlers): Promise<void>;
  /** Waits for the jobs under way. */
  stop(): Promise<void>;
}

export interface OutboxOptions {
  readonly databaseUrl: string;
  /** False where jobs are only stored, and another process does them. */
  readonly isWorker: boolean;
  readonly onError: (error: unknown) => void;
  /** Seconds before the first retry; doubles with each. @default 1 */
  readonly retryDelay?: number;
  /** Seconds between two looks at what is due by the clock. @default 30 */
  readonly clockInterval?: number;
}

const JOB_NAMES = Object.keys(JOBS) as JobName[];
/** Jobs that are stored by the clock. */
const CRONS: ReadonlyMap<string, string> = new Map(
  Object.entries<JobOptions>(JOBS).flatMap(([name, { cron }]) => (cron ? [[name, cron] as const] : [])),
);
/** With waits that double up to an hour this is about two days. */
const RETRY_LIMIT = 60;
const MAX_RETRY_DELAY_S = 3600;
/** A job under way for longer counts as lost with its process. */
const EXPIRES_AFTER_S = 60;
const POLLING_INTERVAL_S = 1;
/** A job that was stored by the clock has no key that keeps a second one away: it may be forgotten. */
const SCHEDULED_KEPT_S = 24 * 60 * 60;
const PATIENCE_MS = 10_000;
/** One for the worker, one for what else: pg-boss keeps a pool of its own, so that requests cannot starve the jobs. */
const CONNECTIONS = 2;
const CONNECT_TIMEOUT_MS = 5000;

/** Opens the outbox; its tables, in the schema `outbox`, are made when they are missing. */
export async function openOutbox(options: OutboxOptions): Promise<Outbox> {
  const { databaseUrl, isWorker, onError, retryDelay = 1, clockInterval = 30 } = options;
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: 'outbox',
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    supervise: isWorker,
    schedule: isWorker,
    cronMonitorIntervalSeconds: clockInterval,
  });
  boss.on('error', onError);
  await boss.start();
  for (const name of JOB_NAMES) {
    const queue = queueOptions(JOBS[name], retryDelay);
    await boss.createQueue(name, queue);
    await boss.updateQueue(name, queue);
  }
  if (isWorker) await scheduleJobs(boss);
  return {
    async enqueue(tx, { name, key, data, startAfter }) {
      const options = { id: jobId(name, key), db: fromDrizzle(tx, sql), ...(startAfter ? { startAfter } : {}) };
      await boss.send(name, data, options);
    },
    async work(handlers) {
      for (const name of JOB_NAMES) await workOn(boss, name, handlers[name], onError);
    },
    stop: () => boss.stop({ graceful: true, timeout: PATIENCE_MS }),
  };
}

/** Stores what is due when; pg-boss sees to it that one of the processes stores the job. */
async function scheduleJobs(boss: PgBoss): Promise<void> {
  for (const [name, cron] of CRONS) await boss.schedule(name, cron, {});
  for (const { name } of await boss.getSchedules()) {
    // What a release before this one scheduled.
    if (!CRONS.has(name)) await boss.unschedule(name);
  }
}

function queueOptions(job: JobOptions, retryDelay: number) {
  const { retryLimit = RETRY_LIMIT, expiresAfter = EXPIRES_AFTER_S, cron, forgetAfter } = job;
  const retries = { retryLimit, retryDelay, retryBackoff: true, retryDelayMax: MAX_RETRY_DELAY_S };
  // Zero is for ever: a job that was done is what keeps a second one of its key away.
  return {
    ...retries,
    expireInSeconds: expiresAfter,
    deleteAfterSeconds: forgetAfter ?? (cron ? SCHEDULED_KEPT_S : 0),
  };
}

async function workOn<Name extends JobName>(
  boss: PgBoss,
  name: Name,
  handler: JobHandlers[Name],
  onError: OutboxOptions['onError'],
): Promise<void> {
  if (!handler) return;
  const { atOnce: batchSize = 1 }: JobOptions = JOBS[name];
  const options = { batchSize, pollingIntervalSeconds: POLLING_INTERVAL_S, perJobResults: true } as const;
  let worker: string | undefined;
  worker = await boss.work<Jobs[Name], object, typeof options>(name, options, (jobs) => {
    // Where there was a job there may be more: pg-boss would wait out the interval before it looks again.
    if (worker) boss.notifyWorker(worker);
    return Promise.all(jobs.map(({ id, data }) => resultOf(id, () => handler(data), onError)));
  });
}

async function resultOf(id: string, work: () => Promise<void>, onError: OutboxOptions['onError']): Promise<JobResult> {
  try {
    await work();
    return { id, status: 'completed' };
  } catch (error) {
    onError(error);
    // "deadletter" is pg-boss's word for failed without another try.
    return {
      id,
      status: error instanceof PermanentFailure ? 'deadletter' : 'failed',
      output: { error: String(error) },
    };
  }
}

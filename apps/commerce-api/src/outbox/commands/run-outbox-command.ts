import { sql } from 'drizzle-orm';
import { moment } from '../../commands/moment';
import type { Queryable } from '../../database/transaction';
import { JOBS, type JobOptions } from '../../ports/jobs';

interface OutboxCommand {
  readonly db: Queryable;
  /** `list` or `retry`. */
  readonly command: string | undefined;
  /** What follows it: the id of a job as `list` shows it, or `all`. */
  readonly words: readonly string[];
  readonly say: (line: string) => void;
}

/** Kinds of jobs that somebody may try again; what is due by the clock comes again by itself. */
const NAMES = Object.entries<JobOptions>(JOBS).flatMap(([name, { cron }]) => (cron ? [] : [name]));
/** How much of a job's UUID is shown, and enough to name it. */
const ID_DIGITS = 8;

interface JobRow extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly tries: number;
  readonly createdAt: Date;
  readonly dueAt: Date;
  readonly error: string | null;
}

/** Runs one of the commands for work in the background; false for anything else. */
export async function runOutboxCommand({ db, command, words, say }: OutboxCommand): Promise<boolean> {
  const [typed, ...rest] = words;
  if (rest.length > 0) return false;
  if (command === 'list' && typed === undefined) {
    const jobs = await findUndone(db);
    for (const job of jobs) say(jobText(job));
    if (jobs.length === 0) say('All work is done');
    return true;
  }
  if (command !== 'retry' || typed === undefined) return false;
  const chosen = (await findUndone(db)).filter(({ id }) => typed === 'all' || id.startsWith(typed.toLowerCase()));
  if (typed !== 'all' && chosen.length !== 1)
    throw new Error(chosen.length === 0 ? `No job ${typed} failed or waits` : `Several jobs begin with ${typed}`);
  await tryAgain(db, chosen);
  say(`${chosen.length} ${chosen.length === 1 ? 'job is' : 'jobs are'} tried again by the shop that is running`);
  return true;
}

/** Jobs that failed for good, wait for their time or for another try, the oldest first. */
async function findUndone(db: Queryable): Promise<JobRow[]> {
  const { rows } = await db.execute<JobRow>(sql`
    select id, name, state::text, data, retry_count as tries, created_on as "createdAt", start_after as "dueAt",
      output ->> 'error' as error
    from outbox.job
    where name in ${NAMES} and state in ('created', 'retry', 'failed')
    order by created_on, id
  `);
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt), dueAt: new Date(row.dueAt) }));
}

/** Has pg-boss take jobs at once; their time to be kept begins again, else it might take them away first. */
async function tryAgain(db: Queryable, jobs: readonly JobRow[]): Promise<void> {
  if (jobs.length === 0) return;
  await db.execute(sql`
    update outbox.job
    set state = 'retry', retry_limit = greatest(retry_limit, retry_count + 1), start_after = now(), completed_on = null,
      keep_until = now() + greatest(keep_until - start_after, interval '14 days')
    where id in ${jobs.map(({ id }) => id)} and state in ('created', 'retry', 'failed')
  `);
}

function jobText({ id, name, state, data, tries, createdAt, dueAt, error }: JobRow): string {
  // Addresses are nobody's business here.
  const { email: _email, ...shown } = data;
  const about = Object.entries(shown).map(([key, value]) => `${key} ${String(value)}`);
  return [
    `${id.slice(0, ID_DIGITS)} ${name} (${about.join(', ')})`,
    state === 'failed' ? 'failed' : `due ${moment(dueAt)}`,
    `stored ${moment(createdAt)}`,
    ...(tries > 0 ? [`tried ${tries + 1} times`] : []),
    ...(error ? [error] : []),
  ].join(', ');
}

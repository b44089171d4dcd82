import { sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import type { Database } from '../database/connection';
import type { Jobs } from '../ports/jobs';

/** The outbox of a database that another process works with. */
export interface OutboxOf {
  /** Has something done now that the clock has done else. */
  run(queue: keyof Jobs): Promise<void>;
  /** A minute later, when a job counts as lost with its process: what the outbox looks for once a minute. */
  giveUpLostJobs(): Promise<void>;
}

export function outboxOf(databaseUrl: string, { db }: Pick<Database, 'db'>): OutboxOf {
  async function withBoss(act: (boss: PgBoss) => Promise<unknown>): Promise<void> {
    const options = { schema: 'outbox', supervise: false, schedule: false, migrate: false };
    const boss = new PgBoss({ connectionString: databaseUrl, ...options });
    await boss.start();
    await act(boss);
    await boss.stop();
  }

  return {
    run: (queue) => withBoss((boss) => boss.send(queue, {})),
    async giveUpLostJobs() {
      await db.execute(
        sql`update outbox.job set started_on = started_on - interval '2 minutes' where state::text = 'active'`,
      );
      await db.execute(sql`update outbox.queue set monitor_on = null, monitor_claim_on = null`);
      await withBoss((boss) => boss.supervise());
    },
  };
}

import type { Database } from './connection';

/** A transaction of drizzle, or the pool where none is needed. */
export type Transaction = Parameters<Parameters<Database['db']['transaction']>[0]>[0];
export type Queryable = Transaction | Database['db'];

import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** A transaction of drizzle, or the pool where none is needed. */
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];
export type Queryable = Transaction | NodePgDatabase;

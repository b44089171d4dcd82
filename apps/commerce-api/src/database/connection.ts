import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres, { type Sql } from 'postgres';

export interface Database {
  db: PostgresJsDatabase;
  /** The driver below drizzle, for LISTEN, bulk loading and hand-written SQL. Timestamps come back as text here. */
  sql: Sql;
  close(): Promise<void>;
}

interface DatabaseOptions {
  /** Connections at most. @default 10 */
  max?: number;
}

/** A pool of connections to PostgreSQL; connects on first use. */
export function createDatabase(url: string, { max = 10 }: DatabaseOptions = {}): Database {
  const sql = postgres(url, { max, onnotice: () => undefined });
  return { db: drizzle(sql), sql, close: () => sql.end({ timeout: 5 }) };
}

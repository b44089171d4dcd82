import { bigint, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

/**
 * Counts of rate-limiter-flexible, which reads and writes these columns in this order with SQL of its own. A count that
 * a crash loses harms nobody.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** The rate and who is counted. */
    key: varchar({ length: 255 }).primaryKey(),
    points: integer().notNull().default(0),
    /** Milliseconds since 1970. */
    expire: bigint({ mode: 'number' }),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
);

import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * True where a column has one of the values, however many: together they are one parameter, and a statement can have
 * 65,535.
 */
export function anyOf(column: SQLWrapper, values: readonly number[] | readonly string[]): SQL {
  if (values.length === 0) return sql`false`;
  const type = sql.raw(typeof values[0] === 'string' ? 'text[]' : 'int[]');
  return sql`${column} = any(${sql.param([...values])}::${type})`;
}

import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Shopper } from '../ports/shopper';

/** What distinguishes one shopper's rows from another's. */
export type Owner = Pick<Shopper, 'sessionId' | 'customerId'>;

/** Columns of a table whose rows belong to a customer, or to a guest's session and end with it. */
interface OwnedTable {
  readonly sessionId: PgColumn;
  readonly customerId: PgColumn;
}

/** Which rows are the shopper's. */
export function isOwnedBy(table: OwnedTable, { sessionId, customerId }: Owner): SQL {
  if (customerId !== null) return eq(table.customerId, customerId);
  if (sessionId !== null) return eq(table.sessionId, sessionId);
  throw new Error('A shopper has a session or is a customer');
}

/** Whose a new row is. A customer's has no session, so that it stays when the session ends. */
export function ownerColumns({ sessionId, customerId }: Owner) {
  return { sessionId: customerId === null ? sessionId : null, customerId };
}

/** Names the shopper among all others, the same in each of a customer's sessions. */
export const ownerKey = ({ sessionId, customerId }: Owner): string =>
  customerId === null ? `session ${sessionId}` : `customer ${customerId}`;

/** A stored row without its owner: nobody above may see or need it. */
export function withoutOwner<Row extends Record<keyof OwnedTable, unknown>>({ sessionId, customerId, ...row }: Row) {
  return row;
}

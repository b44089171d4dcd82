import { type SQL, sql } from 'drizzle-orm';
import { orders } from '../database/schema/orders';

/** Whether an order has a number: it is letters and then digits, and letters and zeros before them need not be known. */
export const hasDigits = (digits: string): SQL =>
  sql`ltrim(regexp_replace(${orders.name}, '^[^0-9]*', ''), '0') = ltrim(${digits}, '0')`;

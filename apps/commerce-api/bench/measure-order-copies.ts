// A program: `node bench/dist/measure-order-copies.js '{"database", "orderId", "copies", "isInvoiced"}'` copies an order, a
// minute apart each, and prints their numbers. With `isInvoiced` the copies are paid guests' orders, whose invoices a running
// API makes out: then it waits until all have their files, and prints the seconds that this took too.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { countDistinct, eq, inArray, sql } from 'drizzle-orm';
import { createDatabase } from '../src/database/connection';
import { invoiceFiles, invoices } from '../src/database/schema/invoices';
import { orderLines, orders } from '../src/database/schema/orders';
import { invoiceAfter } from '../src/invoices/invoice-after';
import { openOutbox } from '../src/outbox/outbox';

interface Input {
  readonly database: string;
  readonly orderId: number;
  readonly copies: number;
  readonly isInvoiced: boolean;
}

const MINUTE_MS = 60_000;
/** Orders that are stored together. */
const CHUNK = 200;
const LOOK_EVERY_MS = 250;
/** Far above the goal: whoever waits longer waits for nothing. */
const PATIENCE_MS = 30 * MINUTE_MS;

const { database: databaseUrl, orderId, copies, isInvoiced } = JSON.parse(process.argv[2] ?? '{}') as Input;
const database = createDatabase(databaseUrl, { max: 2 });
const { db } = database;
try {
  const made = await copyOrder();
  const seconds = isInvoiced ? await invoice(made.map(({ id }) => id)) : 0;
  process.stdout.write(`${JSON.stringify({ names: made.map(({ name }) => name), seconds })}\n`);
} finally {
  await database.close();
}

async function copyOrder(): Promise<{ id: number; name: string }[]> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  if (!order) throw new Error(`There is no order ${orderId}`);
  const changes = isInvoiced
    ? ({ customerId: null, state: 'SalesOrder', paymentState: 'done' } as const)
    : { customerId: order.customerId };
  const made: { id: number; name: string }[] = [];
  // Lines of carts count up from 1: those of copies count down, so that no later order meets them.
  const { rows } = await db.execute<{ id: number }>(sql`select least(min(id), 0)::int as id from order_lines`);
  let lineId = rows[0]?.id ?? 0;
  while (made.length < copies) {
    const count = Math.min(CHUNK, copies - made.length);
    const { rows: numbers } = await db.execute<{ id: number; number: number }>(
      sql`select nextval('order_ids')::int as id, nextval('order_numbers')::int as number from generate_series(1, ${count})`,
    );
    const chunk = numbers.map(({ id, number }, index) => ({
      ...order,
      ...changes,
      ...{ id, name: `S${number}`, sessionId: null, clientKey: randomUUID() },
      placedAt: new Date(order.placedAt.getTime() - (made.length + index + 1) * MINUTE_MS),
    }));
    const copied = chunk.flatMap(({ id }) => lines.map((line) => ({ ...line, id: --lineId, orderId: id })));
    await db.transaction(async (tx) => {
      await tx.insert(orders).values(chunk);
      await tx.insert(orderLines).values(copied);
    });
    made.push(...chunk.map(({ id, name }) => ({ id, name })));
  }
  // What autovacuum has done a minute later.
  await db.execute(sql`vacuum analyze orders, order_lines`);
  return made;
}

/** Seconds until all of them have an invoice with its files. */
async function invoice(ids: readonly number[]): Promise<number> {
  const outbox = await openOutbox({ databaseUrl, isWorker: false, onError: () => {} });
  const begin = performance.now();
  for (const id of ids) await db.transaction((tx) => invoiceAfter(tx, id, 'paid', outbox.enqueue));
  await outbox.stop();
  while ((await countWithFiles(ids)) < ids.length) {
    if (performance.now() - begin > PATIENCE_MS) throw new Error('Not all invoices have their files');
    await delay(LOOK_EVERY_MS);
  }
  return (performance.now() - begin) / 1000;
}

async function countWithFiles(ids: readonly number[]): Promise<number> {
  const [row] = await db
    .select({ count: countDistinct(invoices.orderId) })
    .from(invoices)
    .innerJoin(invoiceFiles, eq(invoiceFiles.invoiceId, invoices.id))
    .where(inArray(invoices.orderId, [...ids]));
  return row?.count ?? 0;
}

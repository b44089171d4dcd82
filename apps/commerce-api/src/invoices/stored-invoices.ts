import { buffer } from 'node:stream/consumers';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { invoiceFiles, invoices } from '../database/schema/invoices';
import { orders } from '../database/schema/orders';
import { customerBilling } from '../database/schema/profiles';
import { ALL_INVOICE_FORMATS, type InvoiceFormat } from '../domain/invoices/invoice-format';
import { type Files, invoicesFiles, type StoredFile } from '../ports/files';
import type { Invoices } from '../ports/invoices';
import type { OrderReader } from '../ports/order-links';
import { findInvoice } from './invoice-rows';

interface StoredInvoicesOptions extends Pick<Database, 'db'> {
  readonly files: Pick<Files, 'find'>;
}

/** Invoices in PostgreSQL: whose one is says its order. */
export function createStoredInvoices({ db, files }: StoredInvoicesOptions): Invoices {
  const isReady = sql<boolean>`exists (select 1 from ${invoiceFiles} where ${invoiceFiles.invoiceId} = ${invoices.id})`;

  async function find(invoiceId: number, format: InvoiceFormat): Promise<StoredFile | null> {
    const isIt = and(eq(invoiceFiles.invoiceId, invoiceId), eq(invoiceFiles.format, format));
    const [row] = await db.select({ key: invoiceFiles.fileKey }).from(invoiceFiles).where(isIt);
    return row ? await files.find(row.key, invoicesFiles(invoiceId)) : null;
  }

  return {
    async page(reader, { orderId, offset, limit }) {
      const isTheirs = and(mayRead(reader), orderId === null ? undefined : eq(invoices.orderId, orderId));
      const ofOrder = eq(orders.id, invoices.orderId);
      const [rows, [counted]] = await Promise.all([
        db
          .select({
            ...{ id: invoices.id, kind: invoices.kind, number: invoices.number, issuedOn: invoices.issuedOn },
            ...{ orderId: invoices.orderId, orderName: orders.name, gross: invoices.gross, isReady },
          })
          .from(invoices)
          .innerJoin(orders, ofOrder)
          .where(isTheirs)
          .orderBy(desc(invoices.id))
          .offset(offset)
          .limit(limit),
        db.select({ total: count() }).from(invoices).innerJoin(orders, ofOrder).where(isTheirs),
      ]);
      return {
        invoices: rows.map(({ gross, isReady, ...invoice }) => ({
          ...invoice,
          formats: isReady ? ALL_INVOICE_FORMATS : [],
          total: invoice.kind === 'creditNote' ? 0 - gross : gross,
        })),
        totalCount: counted?.total ?? 0,
      };
    },
    async openFile(reader, fileNumber, format) {
      const [row] = await db
        .select({ id: invoices.id })
        .from(invoices)
        .innerJoin(orders, eq(orders.id, invoices.orderId))
        .where(and(eq(invoices.number, fileNumber), mayRead(reader)));
      return row ? await find(row.id, format) : null;
    },
    byId: (invoiceId) => findInvoice(db, invoiceId),
    async billingEmail(invoiceId) {
      const [row] = await db
        .select({ email: customerBilling.email })
        .from(invoices)
        .innerJoin(orders, eq(orders.id, invoices.orderId))
        .innerJoin(customerBilling, eq(customerBilling.customerId, orders.customerId))
        .where(eq(invoices.id, invoiceId));
      return row?.email || null;
    },
    async readFile(invoiceId, format) {
      const content = await (await find(invoiceId, format))?.read();
      if (!content) throw new Error(`Invoice ${invoiceId} has no file ${format}`);
      return await buffer(content);
    },
  };
}

const mayRead = (reader: OrderReader) =>
  'customerId' in reader ? eq(orders.customerId, reader.customerId) : eq(orders.id, reader.orderId);

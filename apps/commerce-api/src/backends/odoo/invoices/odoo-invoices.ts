import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/connection';
import { odooOrders } from '../../../database/schema/odoo';
import { orders } from '../../../database/schema/orders';
import { INVOICE_FORMATS, type InvoiceFormat, invoiceFileName } from '../../../domain/invoices/invoice-format';
import type { Outbox } from '../../../outbox/outbox';
import { invoicesFiles, type StoredFile } from '../../../ports/files';
import type { CustomerInvoices, InvoiceQuery, ListedInvoice } from '../../../ports/invoices';
import type { OrderReader } from '../../../ports/order-links';
import {
  INVOICE_ACTION,
  type InvoiceAnswer,
  type InvoiceFileAnswer,
  type InvoicePageAnswer,
  type InvoiceRequest,
} from '../actions/invoice-action';
import type { RunAction } from '../actions/run-action';
import { toCents } from '../catalogue/records/to-cents';
import { findLink } from '../customers/link-rows';
import { isOfCompany } from '../orders/is-of-company';

export interface OdooInvoicesOptions extends Pick<Database, 'db'> {
  readonly run: RunAction;
  readonly enqueue: Outbox['enqueue'];
}

/** A PDF takes Odoo seconds, and the first one after its start much longer. */
const MAKE_TIMEOUT_MS = 120_000;

/** Invoices that Odoo makes out (DB-22). It makes their files when it sends them; those that it has not yet are made by a job. */
export function createOdooInvoices({ db, run, enqueue }: OdooInvoicesOptions): CustomerInvoices {
  /** Whose invoices are meant, and which of our orders each sale order is; null where there can be none. */
  async function ownerOf(reader: OrderReader, orderId: number | null = null) {
    const isTheirs = 'customerId' in reader ? isOfCompany(reader.customerId) : eq(orders.id, reader.orderId);
    const placed = await db
      .select({ orderId: orders.id, odooId: odooOrders.odooId })
      .from(orders)
      .innerJoin(odooOrders, eq(odooOrders.cartId, orders.id))
      .where(isTheirs);
    const meant = orderId === null ? placed : placed.filter((order) => order.orderId === orderId);
    // Whoever has the link of one order sees what is of that order.
    const link = orderId === null && 'customerId' in reader ? await findLink(db, reader.customerId) : null;
    if (!link && meant.length === 0) return null;
    return {
      owner: { customer: link?.key ?? null, order_ids: meant.map(({ odooId }) => odooId) },
      orderIds: new Map(placed.map((order) => [order.odooId, order.orderId])),
    };
  }

  async function makeFiles({ id, written }: InvoiceAnswer): Promise<void> {
    await enqueue(db, { name: 'make-invoice-files', key: `${id}:${written}`, data: { invoiceId: id } });
  }

  return {
    async page(reader: OrderReader, { orderId, offset, limit }: InvoiceQuery) {
      const meant = await ownerOf(reader, orderId);
      if (!meant) return { invoices: [], totalCount: 0 };
      const request: InvoiceRequest = { do: 'page', offset, limit, ...meant.owner };
      const { total, invoices } = await run<InvoicePageAnswer>(INVOICE_ACTION, { request, isSafe: true });
      for (const invoice of invoices) if (!invoice.has_pdf) await makeFiles(invoice);
      return { invoices: invoices.map((invoice) => listed(invoice, meant.orderIds)), totalCount: total };
    },
    async openFile(reader, fileNumber, format) {
      const meant = await ownerOf(reader);
      if (!meant) return null;
      const kind = format === 'pdf' ? 'pdf' : 'xml';
      const request: InvoiceRequest = { do: 'file', number: fileNumber, kind, ...meant.owner };
      const { file } = await run<InvoiceFileAnswer>(INVOICE_ACTION, { request, isSafe: true });
      if (!file || (kind === 'xml' && formatOfXml(file.name) !== format)) return null;
      return storedFile(file, fileNumber, format);
    },
  };
}

/** Handles `make-invoice-files`: Odoo makes the files of an invoice that has none, and sends it to nobody. */
export const createMakeOdooInvoiceFiles =
  ({ run }: Pick<OdooInvoicesOptions, 'run'>) =>
  async ({ invoiceId }: { readonly invoiceId: number }): Promise<void> => {
    const request: InvoiceRequest = { do: 'make', id: invoiceId };
    await run(INVOICE_ACTION, { request, timeoutMs: MAKE_TIMEOUT_MS });
  };

function listed(invoice: InvoiceAnswer, orderIds: ReadonlyMap<number, number>): ListedInvoice {
  const { id, name, is_refund, date, total, has_pdf, xml, order } = invoice;
  const xmlFormat = xml === null ? null : formatOfXml(xml);
  return {
    ...{ id, kind: is_refund ? 'creditNote' : 'invoice', number: name, issuedOn: date, total: toCents(total) },
    orderId: (order && orderIds.get(order.id)) ?? null,
    orderName: order?.name ?? null,
    formats: has_pdf ? ['pdf', ...(xmlFormat ? [xmlFormat] : [])] : [],
  };
}

/**
 * What Odoo's file for programs is, by the name that Odoo gives it; null for that of Factur-X, which is inside of the PDF.
 * All others are profiles of Peppol's.
 */
function formatOfXml(name: string): InvoiceFormat | null {
  if (['factur-x', 'zugferd'].some((start) => name.toLowerCase().startsWith(start))) return null;
  return /_ubl_de\.xml$/i.test(name) ? 'xrechnung' : 'peppol';
}

function storedFile(
  { id, content }: NonNullable<InvoiceFileAnswer['file']>,
  fileNumber: string,
  format: InvoiceFormat,
): StoredFile {
  const bytes = Buffer.from(content, 'base64');
  return {
    owner: invoicesFiles(id),
    name: invoiceFileName(fileNumber, format),
    contentType: INVOICE_FORMATS[format].contentType,
    expiresAt: null,
    size: bytes.length,
    read: async () => once(bytes),
  };
}

async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}

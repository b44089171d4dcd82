import { CONFIRMATION_FILE, DELIVERY_NOTE_FILE, deliveryNoteName } from '../../domain/checkout/order-documents';
import { readInvoiceFileName } from '../../domain/invoices/invoice-format';
import type { CustomerOrders } from '../../ports/customer-orders';
import type { StoredFile } from '../../ports/files';
import type { Invoices } from '../../ports/invoices';
import type { Limits } from '../../ports/limits';
import type { WriteConfirmation, WriteDeliveryNote } from '../../ports/order-papers';
import type { Visitor } from '../../sessions/visitor';
import { findOrder } from './get-orders';
import type { FindReader, OrderRequest } from './order-reader';

interface DocumentRequest extends OrderRequest {
  /** `confirmation.pdf`, or the file of an invoice such as `RE2026-00001.pdf`. */
  readonly fileName: string;
}

interface OpenOrderDocumentOptions {
  readonly customerOrders: Pick<CustomerOrders, 'byId' | 'byLink'>;
  /** Null where another system makes them out. */
  readonly invoices: Pick<Invoices, 'openFile'> | null;
  readonly findReader: FindReader;
  readonly writeConfirmation: WriteConfirmation;
  readonly writeDeliveryNote: WriteDeliveryNote;
  readonly limits: Limits;
}

/** A file of an order as it is answered. */
export type OrderDocument = Pick<StoredFile, 'name' | 'contentType' | 'size' | 'read'>;

/**
 * A document of an order, for its customer or whoever has its link (DB-08). Null for what is somebody else's, as for what does
 * not exist. TOO_MANY_REQUESTS for who asks for too many.
 */
export function createOpenOrderDocument(options: OpenOrderDocumentOptions) {
  const { customerOrders, invoices, findReader, writeConfirmation, writeDeliveryNote, limits } = options;
  return async function openOrderDocument(
    visitor: Visitor,
    { fileName, ...request }: DocumentRequest,
  ): Promise<OrderDocument | null> {
    const reader = await findReader(visitor, request);
    const order = reader && (await findOrder(customerOrders, reader, request.orderId));
    if (!order) return null;
    if (fileName === CONFIRMATION_FILE) {
      if (!order.isPlacedHere) return null;
      await limits.count('documentsOfClient', visitor.client);
      return pdf(`${order.order.name}.pdf`, await writeConfirmation(order));
    }
    if (fileName === DELIVERY_NOTE_FILE) {
      const { deliveredAt } = order;
      if (!deliveredAt) return null;
      await limits.count('documentsOfClient', visitor.client);
      const content = await writeDeliveryNote({ ...order, deliveredAt });
      return pdf(deliveryNoteName(order.order.name, order.locale), content);
    }
    const wanted = readInvoiceFileName(fileName);
    // Of this order alone, whoever else's invoices the customer has.
    const { id: orderId } = order.order;
    return wanted && invoices ? await invoices.openFile({ orderId }, wanted.number, wanted.format) : null;
  };
}

const pdf = (name: string, content: Uint8Array): OrderDocument => ({
  ...{ name, contentType: 'application/pdf', size: content.length },
  read: async () => once(content),
});

async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}

import { readInvoiceFileName } from '../../domain/invoices/invoice-format';
import type { StoredFile } from '../../ports/files';
import type { CustomerInvoices, ListedInvoice } from '../../ports/invoices';
import type { Visitor } from '../../sessions/visitor';
import { customerShopper } from '../account/current-customer';
import type { FindReader } from './order-reader';
import { pageOf } from './page-of';

interface Request {
  /** Null: of all orders. */
  readonly orderId: number | null;
  /** Of the link of the order (DB-08). */
  readonly accessToken: string | null;
  /** The first one is 1. */
  readonly currentPage: number;
  readonly pageSize: number;
}

export interface InvoiceList {
  readonly invoices: readonly ListedInvoice[];
  readonly totalCount: number;
  /** Whether they are shown to whoever has the link of their order. */
  readonly isByLink: boolean;
}

interface GetInvoicesOptions {
  readonly invoices: CustomerInvoices;
  readonly findReader: FindReader;
}

/** A customer's invoices (API-52) and their files; another customer's are as if there were none (DB-33). */
export function createGetInvoices({ invoices, findReader }: GetInvoicesOptions) {
  return {
    async getInvoices(visitor: Visitor, { orderId, accessToken, ...page }: Request): Promise<InvoiceList> {
      const reader =
        orderId === null ? await customerShopper(visitor) : await findReader(visitor, { orderId, accessToken });
      const isByLink = reader !== null && 'orderId' in reader;
      if (!reader) return { invoices: [], totalCount: 0, isByLink };
      return { ...(await invoices.page(reader, { orderId, ...pageOf(page) })), isByLink };
    },
    /** The file of a name such as `RE2026-00001.pdf`; NOT_AUTHENTICATED for guests. */
    async openInvoice(visitor: Visitor, fileName: string): Promise<StoredFile | null> {
      const { customerId } = await customerShopper(visitor);
      const wanted = readInvoiceFileName(fileName);
      return wanted ? await invoices.openFile({ customerId }, wanted.number, wanted.format) : null;
    },
  };
}

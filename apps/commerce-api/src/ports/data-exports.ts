import type { Shopper } from './shopper';

/** A customer's data as a file. */
export interface DataExport {
  readonly requestedAt: Date;
  /** Null while it is being made. */
  readonly file: ExportedFile | null;
}

export interface ExportedFile {
  /** See `Files`. */
  readonly key: string;
  readonly expiresAt: Date;
}

/** A customer's data that is being put together. */
export interface BegunExport {
  readonly accountId: number;
  /** The customer, without a session. */
  readonly shopper: Shopper & { readonly customerId: number };
}

/** Exports of customers' data: each customer has one at a time. */
export interface DataExports {
  /** Null when none was asked for, or the last one has expired. */
  find(customerId: number): Promise<DataExport | null>;
  /** Has one made by a job, in place of one that is there; while one is being made that one goes on. */
  request(customerId: number): Promise<DataExport>;
  /** Whose data is to be exported; null when the customer has gone, or the file is there. */
  begin(requestId: string): Promise<BegunExport | null>;
  /** Notes the file and tells the customer by mail; false when nobody waits for it any more. */
  finish(requestId: string, file: ExportedFile): Promise<boolean>;
}

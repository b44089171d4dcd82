/** What a file belongs to: `customer-7`. Who may see what lies with an invoice or an upload is for the use cases to say. */
export type FileOwner = `${'customer' | 'invoice' | 'upload'}-${number}`;

/** What is kept with a file. */
export interface FileFacts {
  readonly owner: FileOwner;
  /** What it is called where it is saved. */
  readonly name: string;
  /** For example `application/json`. */
  readonly contentType: string;
  /** From then on it is as if it had never been there; null: it stays until it is removed. */
  readonly expiresAt: Date | null;
}

/** A file that is there. */
export interface StoredFile extends FileFacts {
  /** Bytes. */
  readonly size: number;
  /** Its content; null when it is gone meanwhile. */
  read(): Promise<AsyncIterable<Uint8Array> | null>;
}

/** What a file is made of, piece by piece: no file is in memory as a whole. */
export type FileContent = AsyncIterable<string | Uint8Array>;

/** Files of customers, and of what they are sent, the only state outside the database. Every process sees the same ones. */
export interface Files {
  /** Stores a file and returns its key, which nobody can guess. A file that is not complete is not there. */
  put(content: FileContent, facts: FileFacts): Promise<string>;
  /** Null for one that is unknown, expired or somebody else's, and for what is no key at all. */
  find(key: string, owner: FileOwner): Promise<StoredFile | null>;
  /** One that is gone already, or somebody else's, is left as it is. */
  remove(key: string, owner: FileOwner): Promise<void>;
  /** Takes away everything that an owner has. */
  removeAll(owner: FileOwner): Promise<void>;
  /** Takes away what has expired, and what a crash left unfinished. */
  removeExpired(): Promise<void>;
}

/** The owner that a customer is. */
export const customersFiles = (customerId: number): FileOwner => `customer-${customerId}`;

/** The owner that an invoice is: its files outlive the account of whoever it was made out to. */
export const invoicesFiles = (invoiceId: number): FileOwner => `invoice-${invoiceId}`;

/** The owner that an upload is, by its number. */
export const uploadsFiles = (uploadNumber: number): FileOwner => `upload-${uploadNumber}`;

import type { Locale } from '@geven/timber';

/** A file of the merchant's own. */
export interface MerchantDocument {
  /** Another one for another content. */
  readonly tag: string;
  /** Null when it has gone meanwhile. */
  read(): Promise<Buffer | null>;
}

/** Which document of which product, as its address names it. */
export interface MerchantDocumentRequest {
  readonly itemNumber: string;
  /** For example `safety-data-sheet` or `attachment-2`. */
  readonly slug: string;
  readonly locale: Locale;
}

/** The merchant's own documents, which take the place of those that the API writes. */
export interface MerchantDocuments {
  find(request: MerchantDocumentRequest): Promise<MerchantDocument | null>;
}

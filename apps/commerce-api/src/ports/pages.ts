/** What cached pages of the shop depend on: products, prices and stock, or the calendar day. */
export type PageTag = 'catalogue' | 'day';

/** The pages that the shop keeps ready. */
export interface Pages {
  /** Has the shop revalidate the pages that depend on one of these. */
  expire(tags: readonly PageTag[]): Promise<void>;
}

/** Rows on a page of a list of the dashboard (DB-04, DB-05). */
const PAGE_SIZES: readonly number[] = [5, 10, 15, 20];
const USUAL_SIZE = 10;

interface AskedPage {
  /** The first one is 1. */
  readonly currentPage: number;
  readonly pageSize: number;
}

/** Which rows are on a page; the first page, and one of the usual size, for what there is not. */
export function pageOf({ currentPage, pageSize }: AskedPage): { readonly offset: number; readonly limit: number } {
  const limit = PAGE_SIZES.includes(pageSize) ? pageSize : USUAL_SIZE;
  return { offset: (Math.max(1, currentPage) - 1) * limit, limit };
}

/** Shorter numbers are looked up by nobody (VA-02). */
export const MIN_ORDER_NUMBER = 6;

const NUMBER = /^[a-z]{0,3}(\d+)$/i;

/** What a customer looks for among orders: a number, with or without the letters before it, or a part of a reference (DB-21). */
export interface OrderSearch {
  /** Its digits; null for what is no number. */
  readonly digits: string | null;
  /** As typed. */
  readonly term: string;
}

/** Reads what was typed; null for nothing. */
export function readOrderSearch(typed: string | null | undefined): OrderSearch | null {
  const term = typed?.trim() ?? '';
  if (term === '') return null;
  return { term, digits: NUMBER.exec(term)?.[1] ?? null };
}

/** Fields of a size that somebody wants a quote for, mm. */
export const QUOTE_SIZE = { thickness: 'thickness', width: 'width' } as const;

/** What can be planed, mm. */
export const QUOTE_LIMITS = { thickness: { min: 10, max: 400 }, width: { min: 20, max: 400 } } as const;

/** A size that is not in stock, mm. */
export interface QuoteSize {
  readonly thickness: number;
  readonly width: number;
}

/** Whether an address names a size for a quote: its page is one for this visitor. */
export const isQuoteSizeQuery = (query: URLSearchParams): boolean =>
  query.has(QUOTE_SIZE.thickness) && query.has(QUOTE_SIZE.width);

/** The size that an address names; null where there is none that can be planed. */
export function readQuoteSize(query: Readonly<Record<string, unknown>>): QuoteSize | null {
  const thickness = readSide(query[QUOTE_SIZE.thickness], QUOTE_LIMITS.thickness);
  const width = readSide(query[QUOTE_SIZE.width], QUOTE_LIMITS.width);
  return thickness === null || width === null ? null : { thickness, width };
}

function readSide(text: unknown, { min, max }: { readonly min: number; readonly max: number }): number | null {
  const mm = typeof text === 'string' && /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  return mm >= min && mm <= max ? mm : null;
}

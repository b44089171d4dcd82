import { oneLine, severalLines } from '../checkout/formats';
import { CommerceError, refuseAny } from '../errors/commerce-error';

/** What a shopper may write on an order; null where nothing is written. */
export interface OrderTexts {
  /** The customer's own reference for the invoice: Odoo's `client_order_ref`. */
  readonly clientOrderRef: string | null;
  readonly projectReference: string | null;
  /** For the driver. */
  readonly transportMsg: string | null;
  /** For the yard. */
  readonly remark: string | null;
}

/** Nothing was written. */
export const NO_TEXTS: OrderTexts = { clientOrderRef: null, projectReference: null, transportMsg: null, remark: null };

/** Characters at most. References are on one line of an invoice. */
const MAX_LENGTH: Readonly<Record<keyof OrderTexts, number>> = {
  clientOrderRef: 60,
  projectReference: 60,
  transportMsg: 500,
  remark: 500,
};

const OF_SEVERAL_LINES: ReadonlySet<string> = new Set<keyof OrderTexts>(['transportMsg', 'remark']);

/** Some texts as they were typed in; what is left out stays as it is. */
export type OrderTextDrafts = { readonly [Field in keyof OrderTexts]?: string | null | undefined };

/** Trims texts, or refuses each that is too long. What is empty is null. */
export function checkOrderTexts(drafts: OrderTextDrafts): Partial<OrderTexts> {
  const typed = Object.entries(drafts).filter(([, draft]) => draft != null) as [keyof OrderTexts, string][];
  const texts = typed.map(([field, draft]) => {
    return [field, OF_SEVERAL_LINES.has(field) ? severalLines(draft) : oneLine(draft)] as const;
  });
  refuseAny(
    texts
      .filter(([field, text]) => text.length > MAX_LENGTH[field])
      .map(([field]) => new CommerceError('FIELD_TOO_LONG', { field, max: MAX_LENGTH[field] })),
  );
  return Object.fromEntries(texts.map(([field, text]) => [field, text || null]));
}

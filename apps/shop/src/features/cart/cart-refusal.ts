import type { FormFlash } from '@/lib/forms/form-flash';
import { type ErrorTexts, formatError } from '@/lib/texts/error-text';

/** Where a cart goes, as it was entered. */
export interface EnteredPlace {
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  readonly zip: string;
}

/** What a plain form post of the cart page was refused for, with what was entered. */
export interface CartRefusal {
  /** In the reader's language. */
  readonly message: string;
  readonly lineId?: number | undefined;
  readonly pieces?: number | undefined;
  readonly place?: EnteredPlace | undefined;
}

/** Reads a refused form as one of the two kinds that the cart page has. */
export function cartRefusal(flash: FormFlash | undefined, texts: ErrorTexts): CartRefusal | undefined {
  const [refusal] = flash?.refusals ?? [];
  if (!flash || !refusal) return undefined;
  const { lineId, pieces, countryCode, zip } = flash.values;
  const message = formatError(texts, refusal.code, refusal.params);
  if (zip !== undefined) return { message, place: { countryCode: countryCode ?? '', zip } };
  return { message, lineId: Number(lineId), ...(pieces ? { pieces: Number(pieces) } : {}) };
}

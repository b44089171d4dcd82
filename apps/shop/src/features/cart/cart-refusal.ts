import { type Addition, additionOf } from '@/lib/cart/add-chosen';
import { ORDER_TEXT_FIELDS } from '@/lib/cart/order-texts';
import { type FieldErrors, fieldErrors } from '@/lib/forms/field-errors';
import type { FormFlash } from '@/lib/forms/form-flash';
import { type ErrorTexts, formatError, joinedRefusals } from '@/lib/texts/error-text';

/** Where a cart goes, as it was entered. */
export interface EnteredPlace {
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  readonly zip: string;
}

/** A promo code as it was entered, and why it was refused. */
export interface EnteredCoupon {
  readonly code: string;
  readonly message: string;
}

/** An address as it was entered, and why no mail was sent to it. */
export interface EnteredAddress {
  readonly email: string;
  readonly message: string;
}

/** What a plain form post of the cart page was refused for, with what was entered. */
export interface CartRefusal {
  /** In the reader's language. */
  readonly message: string;
  readonly lineId?: number | undefined;
  readonly pieces?: number | undefined;
  readonly place?: EnteredPlace | undefined;
  readonly coupon?: EnteredCoupon | undefined;
  readonly mail?: EnteredAddress | undefined;
  /** Whether it is a way of delivery that was refused. */
  readonly isOfMethod?: boolean | undefined;
  /** What was to come into a cart that is a quotation. */
  readonly addition?: Addition | undefined;
}

/** Texts of the order that a plain form post was refused with. */
export interface RefusedTexts {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: FieldErrors;
}

/** Reads a refused form as that of the order's texts; undefined where it is another one. */
export function refusedTexts(flash: FormFlash | undefined, texts: ErrorTexts): RefusedTexts | undefined {
  if (flash?.values.remark === undefined) return undefined;
  return { values: flash.values, errors: fieldErrors(flash.refusals, ORDER_TEXT_FIELDS, texts) };
}

/** Reads a refused form as one of the kinds that the cart page has. */
export function cartRefusal(flash: FormFlash | undefined, texts: ErrorTexts): CartRefusal | undefined {
  const [refusal] = flash?.refusals ?? [];
  if (!flash || !refusal) return undefined;
  const { lineId, pieces, countryCode, zip, methodId } = flash.values;
  if (methodId !== undefined) return { message: joinedRefusals(texts, flash.refusals), isOfMethod: true };
  const message = formatError(texts, refusal.code, refusal.params);
  const addition = refusal.code === 'QUOTATION_FIXED' ? additionOf(flash.values) : undefined;
  if (addition) return { message, addition };
  if (zip !== undefined) return { message, place: { countryCode: countryCode ?? '', zip } };
  if (flash.values.email !== undefined) return { message, mail: { email: flash.values.email, message } };
  if (flash.values.code !== undefined) return { message, coupon: { code: flash.values.code, message } };
  if (lineId === undefined && flash.values.remark !== undefined) return undefined;
  return { message, lineId: Number(lineId), ...(pieces ? { pieces: Number(pieces) } : {}) };
}

import { addDays, todayInBerlin } from '@geven/timber';
import type { Cart } from '../cart/cart';
import type { CartLineFacts } from '../cart/compose-cart';
import type { Finish } from '../cart/finish';
import { type SavedLine, savedLines } from '../cart/saved-cart';
import type { OrderState } from '../checkout/order-state';
import { CommerceError } from '../errors/commerce-error';

/** Days that a quotation is good for after the day it was saved on. */
export const QUOTATION_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/** `QuotationSent`: its prices are promised until its last day. `Quotation`: the merchant was asked for it once more. */
export type QuotationState = Extract<OrderState, 'Quotation' | 'QuotationSent'>;

/** A line with the prices that a quotation keeps. */
export interface QuotedLine extends SavedLine {
  /** Net cents of one piece, finishes left out. */
  readonly price: number;
  /** What each finish costs. */
  readonly surcharges: readonly Pick<Finish, 'id' | 'surcharge'>[];
}

/** A cart that a customer keeps at the prices of a day (EN-12). */
export interface Quotation {
  readonly id: number;
  /** The number that its order takes. */
  readonly name: string;
  readonly state: QuotationState;
  readonly clientOrderRef: string | null;
  readonly projectReference: string | null;
  readonly savedAt: Date;
  /** Its last day in Berlin, `2026-12-26`; null until the merchant has answered, and where no end was set in Odoo. */
  readonly validUntil: string | null;
  /** Net cents of everything on the day that it was saved. */
  readonly untaxed: number;
  readonly lines: readonly QuotedLine[];
  /** Whether it is the customer's cart at the moment. */
  readonly isOpened: boolean;
  /** Whether it can become the cart at all, once it is answered and while it is good. */
  readonly isOrderable: boolean;
}

/** The last day of a quotation that is saved now. */
export const lastDayFrom = (now: Date): string => addDays(todayInBerlin(now), QUOTATION_DAYS);

/**
 * Days left until a quotation's last day: 0 on that day, negative from the midnight in Berlin after it (DB-14, DB-15,
 * DB-16); null where none is promised.
 */
export function daysLeft({ validUntil }: Pick<Quotation, 'validUntil'>, now: Date): number | null {
  if (validUntil === null) return null;
  return Math.round((Date.parse(validUntil) - Date.parse(todayInBerlin(now))) / DAY_MS);
}

/** Whether a quotation's last day is over. */
export const isExpired = (quotation: Pick<Quotation, 'validUntil'>, now: Date): boolean =>
  (daysLeft(quotation, now) ?? 0) < 0;

/**
 * @throws {CommerceError} QUOTATION_NOT_ANSWERED for one that the merchant was asked for, QUOTATION_EXPIRED from the
 * midnight after its last day.
 */
export function checkOrderable(quotation: Pick<Quotation, 'state' | 'validUntil'>, now: Date): void {
  if (quotation.state === 'Quotation') throw new CommerceError('QUOTATION_NOT_ANSWERED');
  if (isExpired(quotation, now)) throw new CommerceError('QUOTATION_EXPIRED');
}

/** The lines of a cart with the prices that a quotation of it keeps. */
export function quotedLines(cart: Pick<Cart, 'lines'>): QuotedLine[] {
  const saved = savedLines(cart);
  return cart.lines.flatMap(({ priceUnit, finishes }, index) => {
    const line = saved[index];
    const surcharges = finishes.map(({ id, surcharge }) => ({ id, surcharge }));
    return line ? [{ ...line, price: priceUnit, surcharges }] : [];
  });
}

/** What the catalogue says of a line today, at the prices that were quoted. */
export function atQuotedPrices(line: CartLineFacts, { price, surcharges }: QuotedLine): CartLineFacts {
  const quoted = new Map(surcharges.map(({ id, surcharge }) => [id, surcharge]));
  const finishes = line.finishes.map((finish) => ({ ...finish, surcharge: quoted.get(finish.id) ?? null }));
  return { ...line, price, finishes };
}

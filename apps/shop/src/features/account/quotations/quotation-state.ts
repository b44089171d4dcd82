import type { Quotation } from '@geven/odoo-sdk';
import type { Texts } from '@/lib/texts/areas';

/** How a quotation stands: good for some days, for today only or without an end, over, or asked for and not answered. */
export type QuotationState = 'valid' | 'today' | 'unlimited' | 'expired' | 'asked';

/** The state that the days left make (DB-14, DB-15, DB-16); there are none until the merchant has answered. */
export function quotationState({ daysLeft, state }: Pick<Quotation, 'daysLeft' | 'state'>): QuotationState {
  if (daysLeft === null) return state === 'Quotation' ? 'asked' : 'unlimited';
  if (daysLeft > 0) return 'valid';
  return daysLeft === 0 ? 'today' : 'expired';
}

/** The state in words, with the days that are left. */
export const validityText = (quotation: Pick<Quotation, 'daysLeft' | 'state'>, text: Texts<'quotations'>): string =>
  text(`validity.${quotationState(quotation)}`, { count: quotation.daysLeft ?? 0 });

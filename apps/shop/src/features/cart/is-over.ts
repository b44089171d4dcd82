import type { Cart } from '@geven/odoo-sdk';

/** Whether the last day of the quotation that a cart is has passed: it cannot be ordered any more (DB-16). */
export const isOver = (quotation: Pick<NonNullable<Cart['quotation']>, 'daysLeft'> | null): boolean =>
  (quotation?.daysLeft ?? 0) < 0;

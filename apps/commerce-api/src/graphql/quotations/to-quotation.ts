import type { OpenedQuotation } from '../../domain/quotations/opened-quotation';
import { daysLeft, type Quotation } from '../../domain/quotations/quotation';
import type * as Graphql from '../../generated/resolvers-types';

/** A quotation in the words of the contract (EN-12). */
export function toQuotation(quotation: Quotation, now: Date): Graphql.Quotation {
  const { id, name, state, clientOrderRef, projectReference, savedAt, validUntil, untaxed, ...kind } = quotation;
  return {
    ...{ id, name, state, clientOrderRef, projectReference, isOpened: kind.isOpened, isOrderable: kind.isOrderable },
    date: savedAt.toISOString(),
    expirationDate: validUntil,
    amountUntaxed: untaxed,
    validityInDays: daysLeft(quotation, savedAt),
    daysLeft: daysLeft(quotation, now),
  };
}

/** The quotation of a cart in the words of the contract. */
export function toOpenedQuotation(quotation: OpenedQuotation, now: Date): Graphql.OpenedQuotation {
  const { id, name, validUntil } = quotation;
  return { id, name, expirationDate: validUntil, daysLeft: daysLeft(quotation, now) };
}

import { CommerceError } from '../../domain/errors/commerce-error';
import type { Visitor } from '../../sessions/visitor';
import { type AddSavedLinesOptions, createAddSavedLines, type RestoredCart } from '../cart/add-saved-lines';
import { ownQuotations, type QuotationOptions } from './own-quotations';

/** Puts the lines of a quotation into the cart at today's prices, where they can be changed; the quotation stays. */
export function createChangeQuotation(options: QuotationOptions & AddSavedLinesOptions) {
  const addSavedLines = createAddSavedLines(options);
  return async function changeQuotation(visitor: Visitor, quotationId: number): Promise<RestoredCart> {
    const { shopper, quotations } = await ownQuotations(options, visitor);
    const quotation = await quotations.byId(shopper.customerId, quotationId);
    if (!quotation) throw new CommerceError('QUOTATION_NOT_FOUND');
    // Also another one: its lines take no others.
    await quotations.close(shopper);
    return await addSavedLines(visitor, quotation.lines);
  };
}

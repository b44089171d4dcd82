import { CommerceError } from '../../domain/errors/commerce-error';
import type { CustomerShopper, Quotations } from '../../ports/quotations';
import type { Visitor } from '../../sessions/visitor';
import { customerShopper } from '../account/current-customer';

export interface QuotationOptions {
  /** Null where the backend keeps none. */
  readonly quotations: Quotations | null;
}

/** A customer, and where the quotations are kept; NOT_AUTHENTICATED for a guest, QUOTATION_NOT_POSSIBLE where none are. */
export async function ownQuotations(
  { quotations }: QuotationOptions,
  visitor: Visitor,
): Promise<{ readonly shopper: CustomerShopper; readonly quotations: Quotations }> {
  const shopper = await customerShopper(visitor);
  if (!quotations) throw new CommerceError('QUOTATION_NOT_POSSIBLE');
  return { shopper, quotations };
}

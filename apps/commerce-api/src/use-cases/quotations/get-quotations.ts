import { readOrderSearch } from '../../domain/checkout/order-search';
import type { Quotation } from '../../domain/quotations/quotation';
import type { Visitor } from '../../sessions/visitor';
import { customerShopper } from '../account/current-customer';
import { pageOf } from '../dashboard/page-of';
import type { QuotationOptions } from './own-quotations';

interface Request {
  /** As typed. */
  readonly search: string | null | undefined;
  /** The first one is 1. */
  readonly currentPage: number;
  readonly pageSize: number;
}

export interface QuotationList {
  readonly quotations: readonly Quotation[];
  readonly totalCount: number;
}

/** A page of a customer's quotations (DB-13); none where the backend keeps none. */
export function createGetQuotations({ quotations }: QuotationOptions) {
  return async function getQuotations(visitor: Visitor, { search, ...page }: Request): Promise<QuotationList> {
    const { customerId } = await customerShopper(visitor);
    if (!quotations) return { quotations: [], totalCount: 0 };
    return await quotations.page(customerId, { search: readOrderSearch(search), ...pageOf(page) });
  };
}

import type { Cart } from '../../domain/cart/cart';
import type { Quotation } from '../../domain/quotations/quotation';
import type { BackendPorts } from '../../ports/backend-ports';
import type { Visitor } from '../../sessions/visitor';
import type { LimitedBySession } from '../limited-by-session';
import { createChangeQuotation } from './change-quotation';
import { createGetQuotations } from './get-quotations';
import { ownQuotations } from './own-quotations';

/** What customers do with carts that they keep at the prices of a day. */
export function createQuotationUseCases(ports: BackendPorts, { limited }: { readonly limited: LimitedBySession }) {
  return {
    /** Whether carts can be saved as quotations at all. */
    isOffered: ports.quotations?.isCartPossible === true,
    getQuotations: createGetQuotations(ports),
    /** CA-20, CA-21 */
    save: limited(async (visitor: Visitor): Promise<Quotation> => {
      const { shopper, quotations } = await ownQuotations(ports, visitor);
      return await quotations.save(shopper);
    }),
    /** DB-17 */
    open: limited(async (visitor: Visitor, quotationId: number): Promise<Cart> => {
      const { shopper, quotations } = await ownQuotations(ports, visitor);
      return await quotations.open(shopper, quotationId);
    }),
    close: limited(async (visitor: Visitor): Promise<Cart | null> => {
      const { shopper, quotations } = await ownQuotations(ports, visitor);
      return await quotations.close(shopper);
    }),
    change: limited(createChangeQuotation(ports)),
    /** DB-16 */
    askAgain: limited(async (visitor: Visitor, quotationId: number): Promise<Quotation> => {
      const { shopper, quotations } = await ownQuotations(ports, visitor);
      return await quotations.askAgain(shopper, quotationId);
    }),
    /** DB-18 */
    remove: limited(async (visitor: Visitor, quotationId: number): Promise<Cart | null> => {
      const { shopper, quotations } = await ownQuotations(ports, visitor);
      return await quotations.remove(shopper, quotationId);
    }),
  };
}

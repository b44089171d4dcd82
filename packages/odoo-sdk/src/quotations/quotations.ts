import type { Cart } from '../cart/cart';
import type { QuotationsGetQuery, QuotationsGetQueryVariables } from '../generated/documents';
import {
  askQuotationAgainDocument,
  changeQuotationDocument,
  closeQuotationDocument,
  deleteQuotationDocument,
  openQuotationDocument,
  quotationsGetDocument,
  saveQuotationDocument,
} from '../generated/trusted-documents';
import type { QuotationId } from '../ids';
import type { CallOptions, Request } from '../request';

/** A cart that a customer keeps at the prices of a day. */
export interface Quotation extends NonNullable<QuotationsGetQuery['quotationsGet']['quotations'][number]> {}
/** A page of quotations, and how many there are in all. */
export interface QuotationPage {
  readonly quotations: readonly Quotation[];
  readonly totalCount: number;
}
/** Which quotations: found by number or reference; pages begin with 1. */
export interface QuotationListInput extends QuotationsGetQueryVariables {}

/** Carts that customers keep as quotations; NOT_AUTHENTICATED for guests, QUOTATION_NOT_FOUND for another customer's. */
export const createQuotations = (request: Request) => ({
  /** A page of quotations, the newest first. */
  async quotationsGet(input: QuotationListInput = {}, options?: CallOptions): Promise<QuotationPage> {
    return (await request(quotationsGetDocument, input, options)).quotationsGet;
  },
  /** Makes the cart a quotation, good for 30 days; the next cart begins empty. */
  async saveQuotation(options?: CallOptions): Promise<Quotation> {
    return (await request(saveQuotationDocument, {}, options)).saveQuotation;
  },
  /** Makes a quotation the cart, with its lines and prices; the cart before is set aside. */
  async openQuotation(quotationId: QuotationId, options?: CallOptions): Promise<Cart | null> {
    return (await request(openQuotationDocument, { quotationId }, options)).cart.order;
  },
  /** Takes an opened quotation out of the cart: what was set aside for it is the cart again. */
  async closeQuotation(options?: CallOptions): Promise<Cart | null> {
    return (await request(closeQuotationDocument, {}, options)).cart.order;
  },
  /** Copies a quotation's lines into the cart at today's prices; `unavailable` names what cannot be had any more. */
  async changeQuotation(
    quotationId: QuotationId,
    options?: CallOptions,
  ): Promise<{ cart: Cart | null; unavailable: readonly string[] }> {
    const { order, unavailable } = (await request(changeQuotationDocument, { quotationId }, options)).changeQuotation;
    return { cart: order, unavailable };
  },
  /** Asks the merchant for an expired quotation once more. */
  async askQuotationAgain(quotationId: QuotationId, options?: CallOptions): Promise<Quotation> {
    return (await request(askQuotationAgainDocument, { quotationId }, options)).askQuotationAgain;
  },
  /** Deletes a quotation, and returns the cart: one that was opened leaves it. */
  async deleteQuotation(quotationId: QuotationId, options?: CallOptions): Promise<Cart | null> {
    return (await request(deleteQuotationDocument, { quotationId }, options)).cart.order;
  },
});

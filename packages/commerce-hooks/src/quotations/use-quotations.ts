import type { Cart, Quotation, QuotationId, QuotationListInput, SdkError } from '@geven/odoo-sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { cartQueries } from '../cart/cart-queries';
import { useSdk } from '../SdkProvider';
import { quotationQueries } from './quotation-queries';

/** Which quotations `useQuotations` reads: a page of them, or none where it is not enabled. */
export interface UseQuotationsOptions extends QuotationListInput {
  enabled?: boolean;
}

/** A customer's quotations, and what the customer does with them: the cart and what was read follow each change. */
export function useQuotations({ enabled = true, ...input }: UseQuotationsOptions = {}) {
  const sdk = useSdk();
  const client = useQueryClient();
  const cartKey = cartQueries.cart(sdk).queryKey;
  const readAgain = () => client.invalidateQueries({ queryKey: quotationQueries.key });
  const ofCart = { scope: { id: 'cart' }, onMutate: () => client.cancelQueries({ queryKey: cartKey }) };
  const follow = (cart: Cart | null) => {
    client.setQueryData(cartKey, cart);
    return readAgain();
  };
  return {
    /** The page that was asked for. */
    quotations: useQuery({ ...quotationQueries.page(sdk, input), enabled }),
    /** Makes the cart a quotation. */
    save: useMutation<Quotation, SdkError, void>({
      ...ofCart,
      mutationFn: () => sdk.quotations.saveQuotation(),
      onSuccess: () => follow(null),
    }),
    /** Makes a quotation the cart, at its prices. */
    open: useMutation<Cart | null, SdkError, QuotationId>({
      ...ofCart,
      mutationFn: (id) => sdk.quotations.openQuotation(id),
      onSuccess: follow,
    }),
    /** Takes an opened one out of the cart again. */
    close: useMutation<Cart | null, SdkError, void>({
      ...ofCart,
      mutationFn: () => sdk.quotations.closeQuotation(),
      onSuccess: follow,
    }),
    /** Copies the lines of one into the cart at today's prices. */
    change: useMutation<{ cart: Cart | null; unavailable: readonly string[] }, SdkError, QuotationId>({
      ...ofCart,
      mutationFn: (id) => sdk.quotations.changeQuotation(id),
      onSuccess: ({ cart }) => follow(cart),
    }),
    /** Asks the merchant for an expired one once more. */
    askAgain: useMutation<Quotation, SdkError, QuotationId>({
      mutationFn: (id) => sdk.quotations.askQuotationAgain(id),
      onSuccess: readAgain,
    }),
    /** Deletes one. */
    remove: useMutation<Cart | null, SdkError, QuotationId>({
      ...ofCart,
      mutationFn: (id) => sdk.quotations.deleteQuotation(id),
      onSuccess: follow,
    }),
  };
}

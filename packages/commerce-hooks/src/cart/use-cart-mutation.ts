import type { Cart, SdkError } from '@geven/odoo-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSdk } from '../SdkProvider';
import { cartQueries } from './cart-queries';

/**
 * A call that returns the whole cart. Calls run one after another, so the last answer is the newest cart, and a read
 * that was under way is dropped.
 */
export function useCartMutation<Input>(call: (input: Input) => Promise<Cart | null>) {
  const client = useQueryClient();
  const { queryKey } = cartQueries.cart(useSdk());
  return useMutation<Cart | null, SdkError, Input>({
    mutationFn: call,
    scope: { id: 'cart' },
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: (cart) => client.setQueryData(queryKey, cart),
  });
}

import type { CartLineId, CartLineInput, CartProductInput } from '@geven/odoo-sdk';
import { useQuery } from '@tanstack/react-query';
import { useSdk } from '../SdkProvider';
import { cartQueries } from './cart-queries';
import { useCartMutation } from './use-cart-mutation';

/** The cart and what a shopper does with it. Every change replaces it with the server's answer (CA-02 to CA-04). */
export function useCart(options: { enabled?: boolean } = {}) {
  const sdk = useSdk();
  const { data: cart = null, ...query } = useQuery({ ...cartQueries.cart(sdk), ...options });
  return {
    ...query,
    cart,
    /** Adds variants by id, `quantity` in whole pieces. */
    add: useCartMutation((products: CartProductInput[]) => sdk.cart.cartAddMultipleItems(products)),
    /** Sets the pieces of lines. */
    update: useCartMutation((lines: CartLineInput[]) => sdk.cart.cartUpdateMultipleItems(lines)),
    /** Takes lines out, by id. */
    remove: useCartMutation((lineIds: CartLineId[]) => sdk.cart.cartRemoveMultipleItems(lineIds)),
    /** Takes every line out. */
    clear: useCartMutation(() => sdk.cart.cartClear()),
    /** Where the cart goes. */
    setPostalCode: useCartMutation(({ countryCode, zip }: { countryCode: string; zip: string }) =>
      sdk.cart.setPostalCode(countryCode, zip),
    ),
  };
}

import type {
  CartLineId,
  CartLineInput,
  CartProductInput,
  DeliveryMethodId,
  OrderNotes,
  OrderReferences,
  SdkError,
} from '@geven/odoo-sdk';
import { useMutation, useQuery } from '@tanstack/react-query';
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
    /** Removes lines, by id. */
    remove: useCartMutation((lineIds: CartLineId[]) => sdk.cart.cartRemoveMultipleItems(lineIds)),
    /** Removes every line. */
    clear: useCartMutation(() => sdk.cart.cartClear()),
    /** Mails a copy of the cart to an address. */
    sendEmail: useMutation<void, SdkError, string>({ mutationFn: (email) => sdk.cart.sendCartEmail(email) }),
    /** Puts a promo code on the cart. */
    applyCoupon: useCartMutation((code: string) => sdk.cart.applyCoupon(code)),
    /** Takes the promo code off the cart. */
    removeCoupon: useCartMutation(() => sdk.cart.removeCoupon()),
    /** Sets the references of the order; one that is left out stays. */
    setClientOrderRef: useCartMutation((references: OrderReferences) => sdk.cart.setClientOrderRef(references)),
    /** Sets what driver and yard should know; a text that is left out stays. */
    updateTransportMsg: useCartMutation((notes: OrderNotes) => sdk.cart.updateTransportMsg(notes)),
    /** Sets the destination of the cart. */
    setPostalCode: useCartMutation(({ countryCode, zip }: { countryCode: string; zip: string }) =>
      sdk.cart.setPostalCode(countryCode, zip),
    ),
    /** Chooses how the cart is delivered, by the id of one of its `deliveryMethods`. */
    setShippingMethod: useCartMutation((id: DeliveryMethodId) => sdk.cart.setShippingMethod(id)),
  };
}

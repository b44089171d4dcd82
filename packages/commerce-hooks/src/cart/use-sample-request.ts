import type { ProductTemplateId } from '@geven/odoo-sdk';
import { useSdk } from '../SdkProvider';
import { useCartMutation } from './use-cart-mutation';

/**
 * Puts a sample of a product, a piece of about 25 cm, into the cart: one per product however often it is asked for
 * (API-43). Takes the product's id; the server's answer replaces the cart. Refused with `SAMPLE_NOT_AVAILABLE` where
 * there is none.
 */
export function useSampleRequest() {
  const sdk = useSdk();
  return useCartMutation((productTemplateId: ProductTemplateId) => sdk.cart.sampleRequest(productTemplateId));
}

import type { CartLineInput, CartProductInput, GevenCartLoadQuery } from '../generated/documents';
import {
  cartAddMultipleItemsDocument,
  cartClearDocument,
  cartRemoveMultipleItemsDocument,
  cartUpdateMultipleItemsDocument,
  gevenCartLoadDocument,
  sampleRequestDocument,
  setPostalCodeDocument,
} from '../generated/trusted-documents';
import type { CartLineId, ProductTemplateId } from '../ids';
import type { CallOptions, Request } from '../request';

/** The cart of the session. Amounts in euro cents. An interface, so that what is inferred from it names it. */
export interface Cart extends NonNullable<GevenCartLoadQuery['cart']['order']> {}
/** A line of the cart. */
export type CartLine = Cart['websiteOrderLine'][number];

/** The cart. Every call answers the whole new cart; null when the session has none. */
export const createCart = (request: Request) => ({
  async cartLoad(options?: CallOptions): Promise<Cart | null> {
    return (await request(gevenCartLoadDocument, {}, options)).cart.order;
  },
  /** Adds variants: `id` of the variant, `quantity` in whole pieces, `finishIds` of its product. All of them or none. */
  async cartAddMultipleItems(products: CartProductInput[], options?: CallOptions): Promise<Cart | null> {
    return (await request(cartAddMultipleItemsDocument, { products }, options)).cart.order;
  },
  /** Sets the pieces of lines. All of them or none. */
  async cartUpdateMultipleItems(lines: CartLineInput[], options?: CallOptions): Promise<Cart | null> {
    return (await request(cartUpdateMultipleItemsDocument, { lines }, options)).cart.order;
  },
  async cartRemoveMultipleItems(lineIds: CartLineId[], options?: CallOptions): Promise<Cart | null> {
    return (await request(cartRemoveMultipleItemsDocument, { lineIds }, options)).cart.order;
  },
  /** Takes every line out, also of a cart that cannot be loaded. */
  async cartClear(options?: CallOptions): Promise<Cart | null> {
    return (await request(cartClearDocument, {}, options)).cart.order;
  },
  /** Puts one sample (about 25 cm) of a product into the cart; a second request changes nothing. */
  async sampleRequest(productTemplateId: ProductTemplateId, options?: CallOptions): Promise<Cart | null> {
    return (await request(sampleRequestDocument, { params: { productTemplateId } }, options)).cart.order;
  },
  /** Where the cart goes: updates shipping, delivery, tax and total. `countryCode` by ISO 3166, for example `BE`. */
  async setPostalCode(countryCode: string, zip: string, options?: CallOptions): Promise<Cart | null> {
    return (await request(setPostalCodeDocument, { countryCode, zip }, options)).cart.order;
  },
});

import type {
  CartAddUtmParametersMutationVariables,
  CartLineInput,
  CartProductInput,
  GevenCartLoadQuery,
  SetClientOrderRefMutationVariables,
  UpdateTransportMsgMutationVariables,
} from '../generated/documents';
import {
  applyCouponDocument,
  cartAddMultipleItemsDocument,
  cartAddUtmParametersDocument,
  cartClearDocument,
  cartRemoveMultipleItemsDocument,
  cartUpdateMultipleItemsDocument,
  getDeliveryMethodsDocument,
  gevenCartLoadDocument,
  removeCouponDocument,
  restoreCartDocument,
  sampleRequestDocument,
  sendCartEmailDocument,
  setClientOrderRefDocument,
  setPostalCodeDocument,
  setShippingMethodDocument,
  updateTransportMsgDocument,
} from '../generated/trusted-documents';
import type { CartLineId, DeliveryMethodId, ProductTemplateId } from '../ids';
import type { CallOptions, Request } from '../request';

/** The cart of the session. Amounts in euro cents. An interface, so that what is inferred from it names it. */
export interface Cart extends NonNullable<GevenCartLoadQuery['cart']['order']> {}
/** A line of the cart. */
export type CartLine = Cart['websiteOrderLine'][number];
/** A way that the cart can be delivered or handed over. */
export interface DeliveryMethod extends NonNullable<Cart['deliveryMethods'][number]> {}

/** Which advertisement led here, as the `utm_` parameters of its link name it. */
export interface Campaign extends CartAddUtmParametersMutationVariables {}
/** References of an order; an empty one is taken off, one that is left out stays. */
export interface OrderReferences extends SetClientOrderRefMutationVariables {}
/** What driver and yard should know; an empty note is taken off, one that is left out stays. */
export interface OrderNotes extends UpdateTransportMsgMutationVariables {}

/** The cart. Every call returns the whole new cart; null when the session has none. */
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
  /** Removes every line, also from a cart that cannot be loaded. */
  async cartClear(options?: CallOptions): Promise<Cart | null> {
    return (await request(cartClearDocument, {}, options)).cart.order;
  },
  /** Puts one sample (about 25 cm) of a product into the cart; a second request changes nothing. */
  async sampleRequest(productTemplateId: ProductTemplateId, options?: CallOptions): Promise<Cart | null> {
    return (await request(sampleRequestDocument, { params: { productTemplateId } }, options)).cart.order;
  },
  /** Sets the destination: updates shipping, delivery, tax and total. `countryCode` by ISO 3166, for example `BE`. */
  async setPostalCode(countryCode: string, zip: string, options?: CallOptions): Promise<Cart | null> {
    return (await request(setPostalCodeDocument, { countryCode, zip }, options)).cart.order;
  },
  /** Puts a promo code on the cart in the place of another; refuses one that takes nothing off. */
  async applyCoupon(code: string, options?: CallOptions): Promise<Cart | null> {
    return (await request(applyCouponDocument, { code }, options)).cart.order;
  },
  /** Takes the promo code off the cart. */
  async removeCoupon(options?: CallOptions): Promise<Cart | null> {
    return (await request(removeCouponDocument, {}, options)).cart.order;
  },
  /** Notes on the cart what led here; false without a cart. */
  async cartAddUtmParameters(campaign: Campaign, options?: CallOptions): Promise<boolean> {
    return (await request(cartAddUtmParametersDocument, campaign, options)).cartAddUtmParameters;
  },
  /** Mails a copy of the cart to an address, with a link that is good for 90 days. */
  async sendCartEmail(email: string, options?: CallOptions): Promise<void> {
    await request(sendCartEmailDocument, { email }, options);
  },
  /** Puts the copy that the link of a mail leads to into the cart; names what cannot be had any more. */
  async restoreCart(
    token: string,
    options?: CallOptions,
  ): Promise<{ cart: Cart | null; unavailable: readonly string[] }> {
    const { order, unavailable } = (await request(restoreCartDocument, { token }, options)).restoreCart;
    return { cart: order, unavailable };
  },
  /** Sets the references that the order shows, 60 characters each at most. */
  async setClientOrderRef(references: OrderReferences, options?: CallOptions): Promise<Cart | null> {
    return (await request(setClientOrderRefDocument, references, options)).cart.order;
  },
  /** Sets the notes of the order, 500 characters each at most. */
  async updateTransportMsg(notes: OrderNotes, options?: CallOptions): Promise<Cart | null> {
    return (await request(updateTransportMsgDocument, notes, options)).cart.order;
  },
  /** Ways that the cart can be delivered; `Cart` has them as `deliveryMethods`. */
  async getDeliveryMethods(options?: CallOptions): Promise<readonly DeliveryMethod[]> {
    return (await request(getDeliveryMethodsDocument, {}, options)).getDeliveryMethods;
  },
  /** Chooses one of them: updates shipping, delivery, tax and total. */
  async setShippingMethod(id: DeliveryMethodId, options?: CallOptions): Promise<Cart | null> {
    return (await request(setShippingMethodDocument, { id }, options)).cart.order;
  },
});

import type { Resolvers } from '../../generated/resolvers-types';
import { toCartPayload } from './to-cart-payload';
import { codeOfMethod, toDeliveryMethod } from './to-delivery-method';

export const cartResolvers: Resolvers = {
  Query: {
    cartLoad: async (_root, _args, context) =>
      toCartPayload(await context.useCases.cart.load(context.visitor), context),
    getDeliveryMethods: async (_root, _args, context) => {
      const cart = await context.useCases.cart.load(context.visitor);
      return (cart?.deliveryMethods ?? []).map((method) => toDeliveryMethod(method, context));
    },
  },
  Mutation: {
    cartAddMultipleItems: async (_root, { products }, context) => {
      const added = products.map(({ id, quantity, finishIds }) => ({
        variantId: id,
        pieces: quantity,
        finishIds: finishIds ?? [],
      }));
      return toCartPayload(await context.useCases.cart.add(context.visitor, added), context);
    },
    cartUpdateMultipleItems: async (_root, { lines }, context) => {
      const wanted = lines.map(({ id, quantity }) => ({ lineId: id, pieces: quantity }));
      return toCartPayload(await context.useCases.cart.update(context.visitor, wanted), context);
    },
    cartRemoveMultipleItems: async (_root, { lineIds }, context) =>
      toCartPayload(await context.useCases.cart.remove(context.visitor, lineIds), context),
    cartClear: async (_root, _args, context) =>
      toCartPayload(await context.useCases.cart.clear(context.visitor), context),
    sampleRequest: async (_root, { params }, context) =>
      toCartPayload(await context.useCases.cart.requestSample(context.visitor, params.productTemplateId), context),
    sendCartEmail: async (_root, { email }, context) => {
      await context.useCases.cart.sendEmail(context.visitor, email);
      return true;
    },
    restoreCart: async (_root, { token }, context) => {
      const { cart, unavailable } = await context.useCases.cart.restore(context.visitor, token);
      return { ...(await toCartPayload(cart, context)), unavailable: [...unavailable] };
    },
    cartAddUtmParameters: (_root, campaign, context) => context.useCases.cart.noteCampaign(context.visitor, campaign),
    applyCoupon: async (_root, { code }, context) =>
      toCartPayload(await context.useCases.cart.applyCoupon(context.visitor, code), context),
    removeCoupon: async (_root, _args, context) =>
      toCartPayload(await context.useCases.cart.removeCoupon(context.visitor), context),
    setClientOrderRef: async (_root, references, context) =>
      toCartPayload(await context.useCases.cart.setTexts(context.visitor, references), context),
    updateTransportMsg: async (_root, notes, context) =>
      toCartPayload(await context.useCases.cart.setTexts(context.visitor, notes), context),
    setShippingMethod: async (_root, { id }, context) => {
      const choice = { id, code: codeOfMethod(id) };
      return toCartPayload(await context.useCases.cart.setShippingMethod(context.visitor, choice), context);
    },
    setPostalCode: async (_root, place, context) =>
      toCartPayload(await context.useCases.cart.setPostalCode(context.visitor, place), context),
  },
};

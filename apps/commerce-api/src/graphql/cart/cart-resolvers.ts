import type { Resolvers } from '../../generated/resolvers-types';
import { toCartPayload } from './to-cart-payload';

export const cartResolvers: Resolvers = {
  Query: {
    cartLoad: async (_root, _args, context) =>
      toCartPayload(await context.useCases.cart.load(context.visitor), context),
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
    setPostalCode: async (_root, place, context) =>
      toCartPayload(await context.useCases.cart.setPostalCode(context.visitor, place), context),
  },
};

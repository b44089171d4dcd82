import type { Resolvers } from '../../generated/resolvers-types';
import { toCartPayload } from '../cart/to-cart-payload';
import { toQuotation } from './to-quotation';

export const quotationResolvers: Resolvers = {
  Query: {
    quotationsGet: async (_root, { search, currentPage, pageSize }, { useCases, visitor, clock }) => {
      const page = { search, currentPage: currentPage ?? 1, pageSize: pageSize ?? 10 };
      const { quotations, totalCount } = await useCases.quotations.getQuotations(visitor, page);
      return { quotations: quotations.map((quotation) => toQuotation(quotation, clock.now())), totalCount };
    },
  },
  Mutation: {
    saveQuotation: async (_root, _args, { useCases, visitor, answer, clock }) => {
      const quotation = await useCases.quotations.save(visitor);
      answer.cartSize = 0;
      return toQuotation(quotation, clock.now());
    },
    openQuotation: async (_root, { quotationId }, context) =>
      toCartPayload(await context.useCases.quotations.open(context.visitor, quotationId), context),
    closeQuotation: async (_root, _args, context) =>
      toCartPayload(await context.useCases.quotations.close(context.visitor), context),
    changeQuotation: async (_root, { quotationId }, context) => {
      const { cart, unavailable } = await context.useCases.quotations.change(context.visitor, quotationId);
      return { ...(await toCartPayload(cart, context)), unavailable: [...unavailable] };
    },
    askQuotationAgain: async (_root, { quotationId }, { useCases, visitor, clock }) =>
      toQuotation(await useCases.quotations.askAgain(visitor, quotationId), clock.now()),
    deleteQuotation: async (_root, { quotationId }, context) =>
      toCartPayload(await context.useCases.quotations.remove(context.visitor, quotationId), context),
  },
};

import type * as Graphql from '../../generated/resolvers-types';
import type { CommerceContext } from '../context';
import { toPartnerProfile } from './to-partner-profile';

/** Whoever is logged in now, whom the answer's cookie names too (API-48). */
export async function toUserPayload(context: CommerceContext): Promise<Graphql.UserPayload> {
  const { useCases, visitor, locale, answer } = context;
  const user = await useCases.account.loadUser(visitor);
  answer.user = user && {
    id: user.account.customerId,
    showTaxPrice: user.account.showTaxPrice,
    hasOwnPrices: user.hasOwnPrices,
  };
  return { partner: user && toPartnerProfile(user, locale) };
}

/** The same after a login, which brought the customer's cart along (AU-20). */
export async function toLoginPayload(context: CommerceContext): Promise<Graphql.UserPayload> {
  const cart = await context.useCases.cart.load(context.visitor);
  context.answer.cartSize = cart?.lines.length ?? 0;
  return await toUserPayload(context);
}

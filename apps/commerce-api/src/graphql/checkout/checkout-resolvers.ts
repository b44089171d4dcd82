import { country, findCountries } from '../../domain/checkout/countries';
import type { Resolvers } from '../../generated/resolvers-types';
import { toCartPayload } from '../cart/to-cart-payload';
import { toAddress } from './to-address';
import { toDeliveryRates } from './to-delivery-rates';
import { toPaymentConfirmation } from './to-payment-confirmation';
import { toPaymentProvider } from './to-payment-provider';
import { toPostalCode } from './to-postal-code';

export const checkoutResolvers: Resolvers = {
  Query: {
    checkIpCountry: (_root, _args, { clientCountry, locale }) => clientCountry && country(clientCountry, locale),
    getCountries: (_root, { search }, { locale }) => findCountries(search ?? '', locale),
    getDeliveryRates: (_root, place, { freightRates }) => toDeliveryRates(freightRates(), place),
    searchPostalCode: (_root, place, { useCases, freightRates }) =>
      toPostalCode(useCases.checkout.searchPostalCode(place), freightRates()),
    getPaymentProviders: async (_root, _args, { useCases, visitor, locale }) =>
      (await useCases.checkout.offeredProviders(visitor)).map((provider) => toPaymentProvider(provider, locale)),
    getPaymentConfirmation: async (_root, _args, context) => {
      const placed = await context.useCases.checkout.getPaymentConfirmation(context.visitor);
      return placed && toPaymentConfirmation(placed, context);
    },
  },
  Mutation: {
    createUpdatePartner: async (_root, { partner }, { useCases, visitor }) => ({
      ...(await useCases.checkout.updatePartner(visitor, partner)),
      country: null,
    }),
    addAddress: async (_root, { address }, { useCases, visitor, locale }) =>
      toAddress(await useCases.checkout.addAddress(visitor, address), locale),
    selectAddress: async (_root, { id, type }, context) =>
      toCartPayload(await context.useCases.checkout.selectAddress(context.visitor, { addressId: id, type }), context),
    checkPaymentType: async (_root, { providerId, consent }, { useCases, visitor }) => ({
      url: await useCases.checkout.checkPaymentType(visitor, {
        providerId,
        consent: { ...consent, isDeliveryCostAccepted: consent.isDeliveryCostAccepted ?? false },
      }),
    }),
    placeOrder: async (_root, { input }, context) => {
      const placed = await context.useCases.checkout.placeOrder(context.visitor, input);
      context.answer.cartSize = 0;
      return toPaymentConfirmation(placed, context);
    },
    checkWithdrawal: (_root, { withdrawal }, { useCases }) => {
      useCases.checkout.checkWithdrawal(withdrawal);
      return true;
    },
    withdrawFromContract: async (_root, { withdrawal, clientKey }, { useCases, visitor }) => {
      const { receivedAt } = await useCases.checkout.withdrawFromContract(visitor, { ...withdrawal, clientKey });
      return { receivedAt: receivedAt.toISOString() };
    },
  },
};

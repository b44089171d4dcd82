import { endOfObjection } from '../../domain/accounts/email-change';
import { industries } from '../../domain/accounts/industries';
import type { Resolvers } from '../../generated/resolvers-types';
import { toAddress } from '../checkout/to-address';
import { toDataExport } from './to-data-export';
import { toLoginPayload, toUserPayload } from './to-user-payload';

export const accountResolvers: Resolvers = {
  Query: {
    loadUser: (_root, _args, context) => toUserPayload(context),
    getEmailProviders: (_root, { search }, { useCases }) =>
      useCases.account.emailProviders(search).map((domain) => ({ domain })),
    getIndustries: (_root, _args, { locale }) => industries(locale),
    getOpenMatters: async (_root, _args, { useCases, visitor }) =>
      (await useCases.account.getOpenMatters(visitor)).map(({ date, ...matter }) => ({
        ...matter,
        date: date.toISOString(),
      })),
    getDataExport: async (_root, _args, { useCases, visitor }) => {
      const found = await useCases.account.getDataExport(visitor);
      return found && toDataExport(found);
    },
    getAddresses: async (_root, { addressType }, { useCases, visitor, locale }) =>
      (await useCases.account.getAddresses(visitor, addressType ?? null)).map((address) => toAddress(address, locale)),
    getDevices: async (_root, _args, { useCases, visitor }) =>
      (await useCases.account.getDevices(visitor)).map(({ loggedInAt, lastUsedAt, ...device }) => ({
        ...device,
        loggedInAt: loggedInAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
      })),
    getPasskeys: async (_root, _args, { useCases, visitor }) =>
      (await useCases.account.getPasskeys(visitor)).map(({ createdAt, lastUsedAt, ...passkey }) => ({
        ...passkey,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
    getEmailChange: async (_root, _args, { useCases, visitor }) => {
      const change = await useCases.account.getEmailChange(visitor);
      return (
        change && {
          email: change.after.email,
          isConfirmed: change.confirmedAt !== null,
          isApproved: change.approvedAt !== null,
          countsFrom: endOfObjection(change).toISOString(),
        }
      );
    },
  },
  Mutation: {
    checkEmail: async (_root, { email }, { useCases, visitor }) => ({
      isTaken: await useCases.account.checkEmail(visitor, email),
    }),
    gevenSignUpUser: async (_root, { input }, context) => {
      await context.useCases.account.register(context.visitor, input);
      return await toLoginPayload(context);
    },
    login: async (_root, entered, context) => {
      await context.useCases.account.logIn(context.visitor, entered);
      return await toLoginPayload(context);
    },
    logout: async (_root, _args, { useCases, visitor, answer }) => {
      await useCases.account.logOut(visitor);
      Object.assign(answer, { cartSize: 0, user: null, isLoggedOut: true });
      return true;
    },
    sendConfirmation: async (_root, _args, { useCases, visitor }) => {
      await useCases.account.sendConfirmation(visitor);
      return true;
    },
    confirmEmail: async (_root, { token }, context) => {
      await context.useCases.account.confirmEmail(context.visitor, token);
      return await toUserPayload(context);
    },
    resetPassword: async (_root, { email }, { useCases, visitor }) => {
      await useCases.account.resetPassword(visitor, email);
      return true;
    },
    changePassword: async (_root, change, { useCases, visitor }) => {
      await useCases.account.changePassword(visitor, change);
      return true;
    },
    updatePassword: async (_root, change, { useCases, visitor }) => {
      await useCases.account.updatePassword(visitor, change);
      return true;
    },
    updatePartnerProfile: async (_root, { myaccount }, context) => {
      await context.useCases.account.updateProfile(context.visitor, myaccount);
      return await toUserPayload(context);
    },
    updatePriceOption: async (_root, { showTaxPrice }, context) => {
      await context.useCases.account.updatePriceOption(context.visitor, showTaxPrice);
      return await toUserPayload(context);
    },
    requestDataExport: async (_root, _args, { useCases, visitor }) =>
      toDataExport(await useCases.account.requestDataExport(visitor)),
    deleteAccount: async (_root, { password }, context) => {
      await context.useCases.account.deleteAccount(context.visitor, password);
      return await toUserPayload(context);
    },
    undoDeleteAccount: async (_root, _args, context) => {
      await context.useCases.account.undoDeleteAccount(context.visitor);
      return await toUserPayload(context);
    },
    undoDeleteAccountByLink: async (_root, { token }, { useCases }) => {
      await useCases.account.undoDeleteAccountByLink(token);
      return true;
    },
    updateAddress: async (_root, { id, address }, { useCases, visitor, locale }) =>
      toAddress(await useCases.account.updateAddress(visitor, id, address), locale),
    deleteAddress: async (_root, { id }, { useCases, visitor }) => {
      await useCases.account.deleteAddress(visitor, id);
      return true;
    },
    endDevice: async (_root, { id }, { useCases, visitor }) => {
      await useCases.account.endDevice(visitor, id);
      return true;
    },
    endOtherDevices: async (_root, _args, { useCases, visitor }) => {
      await useCases.account.endOtherDevices(visitor);
      return true;
    },
    changeEmail: async (_root, { email }, { useCases, visitor }) => {
      await useCases.account.changeEmail(visitor, email);
      return true;
    },
    cancelEmailChange: async (_root, _args, { useCases, visitor }) => {
      await useCases.account.cancelEmailChange(visitor);
      return true;
    },
    confirmNewEmail: async (_root, { token }, context) => {
      await context.useCases.account.confirmNewEmail(context.visitor, token);
      return await toUserPayload(context);
    },
    approveEmailChange: (_root, { token }, { useCases }) => useCases.account.approveEmailChange(token),
    refuseEmailChange: async (_root, { token }, { useCases }) => {
      await useCases.account.refuseEmailChange(token);
      return true;
    },
    passkeyCreationOptions: (_root, _args, { useCases, visitor }) => useCases.account.passkeyCreationOptions(visitor),
    addPasskey: async (_root, added, { useCases, visitor }) => {
      await useCases.account.addPasskey(visitor, added);
      return true;
    },
    removePasskey: async (_root, { id }, { useCases, visitor }) => {
      await useCases.account.removePasskey(visitor, id);
      return true;
    },
    passkeyRequestOptions: (_root, _args, { useCases, visitor }) => useCases.account.passkeyRequestOptions(visitor),
    loginWithPasskey: async (_root, { credential }, context) => {
      await context.useCases.account.logInWithPasskey(context.visitor, credential);
      return await toLoginPayload(context);
    },
  },
};

import type { Address } from '../checkout/checkout';
import type {
  AddressInput,
  AddressType,
  GetDataExportQuery,
  GetDevicesQuery,
  GetEmailChangeQuery,
  GetIndustriesQuery,
  GetOpenMattersQuery,
  GetPasskeysQuery,
  LoadUserQuery,
  MyAccountInput,
  ShowTaxPrice,
  SignUpInput,
} from '../generated/documents';
import {
  addPasskeyDocument,
  approveEmailChangeDocument,
  cancelEmailChangeDocument,
  changeEmailDocument,
  changePasswordDocument,
  checkEmailDocument,
  confirmEmailDocument,
  confirmNewEmailDocument,
  deleteAccountDocument,
  deleteAddressDocument,
  endDeviceDocument,
  endOtherDevicesDocument,
  getAddressesDocument,
  getDataExportDocument,
  getDevicesDocument,
  getEmailChangeDocument,
  getEmailProvidersDocument,
  getIndustriesDocument,
  getOpenMattersDocument,
  getPasskeysDocument,
  gevenSignUpUserDocument,
  loadUserDocument,
  loginDocument,
  loginWithPasskeyDocument,
  logoutDocument,
  passkeyCreationOptionsDocument,
  passkeyRequestOptionsDocument,
  refuseEmailChangeDocument,
  removePasskeyDocument,
  requestDataExportDocument,
  resetPasswordDocument,
  sendConfirmationDocument,
  undoDeleteAccountByLinkDocument,
  undoDeleteAccountDocument,
  updateAddressDocument,
  updatePartnerProfileDocument,
  updatePasswordDocument,
  updatePriceOptionDocument,
} from '../generated/trusted-documents';
import type { AddressId, DeviceId, PasskeyId } from '../ids';
import type { CallOptions, Request } from '../request';

/** A customer, as the customer sees it. */
export interface User extends NonNullable<LoadUserQuery['loadUser']['partner']> {}
/** What a company works in. */
export interface Industry extends NonNullable<GetIndustriesQuery['getIndustries'][number]> {}
/** A browser that the customer is logged in with. */
export interface Device extends NonNullable<GetDevicesQuery['getDevices'][number]> {}

/** A key on a device of the customer, to log in without a password. */
export interface Passkey extends NonNullable<GetPasskeysQuery['getPasskeys'][number]> {}
/** That the customer's account is to have another address. */
export interface EmailChange extends NonNullable<GetEmailChangeQuery['getEmailChange']> {}
/** An order or quotation that is not over yet. */
export interface OpenMatter extends NonNullable<GetOpenMattersQuery['getOpenMatters'][number]> {}
/** A copy of the customer's data. */
export interface DataExport extends NonNullable<GetDataExportQuery['getDataExport']> {}

/** Who is logged in, and what belongs to the person alone. The session is a cookie: nothing here returns a token. */
export const createAccount = (request: Request) => ({
  /** Null for a guest; sets the cookie `odoo-user` again. */
  async loadUser(options?: CallOptions): Promise<User | null> {
    return (await request(loadUserDocument, {}, options)).loadUser.partner;
  },
  /** Registers and logs in; `error.refusals` has one entry per bad field, with `params.field`. */
  async gevenSignUpUser(input: SignUpInput, options?: CallOptions): Promise<User | null> {
    return (await request(gevenSignUpUserDocument, { input }, options)).gevenSignUpUser.partner;
  },
  /** LOGIN_FAILED does not say which of the two is wrong. The guest's cart is merged into the customer's. */
  async login(email: string, password: string, options?: CallOptions): Promise<User | null> {
    return (await request(loginDocument, { email, password }, options)).login.partner;
  },
  async logout(options?: CallOptions): Promise<void> {
    await request(logoutDocument, {}, options);
  },
  /** Whether there is an account with this address. */
  async checkEmail(email: string, options?: CallOptions): Promise<boolean> {
    return (await request(checkEmailDocument, { email }, options)).checkEmail.isTaken;
  },
  /** Providers of private mailboxes with this domain; none: it is a company's. */
  async getEmailProviders(domain: string, options?: CallOptions): Promise<readonly string[]> {
    const { getEmailProviders } = await request(getEmailProvidersDocument, { search: domain }, options);
    return getEmailProviders.map((provider) => provider.domain);
  },
  async getIndustries(options?: CallOptions): Promise<readonly Industry[]> {
    return (await request(getIndustriesDocument, {}, options)).getIndustries;
  },
  /** Mails a link to confirm the address of whoever is logged in. */
  async sendConfirmation(options?: CallOptions): Promise<void> {
    await request(sendConfirmationDocument, {}, options);
  },
  /** Confirms the address with the link's token, logged in as the account that it was sent for. */
  async confirmEmail(token: string, options?: CallOptions): Promise<User | null> {
    return (await request(confirmEmailDocument, { token }, options)).confirmEmail.partner;
  },
  /** Mails a link to choose a new password; the same answer where there is no account. */
  async resetPassword(email: string, options?: CallOptions): Promise<void> {
    await request(resetPasswordDocument, { email }, options);
  },
  /** Sets the password with the link's token. Every session of the account ends: logging in comes next. */
  async changePassword(token: string, password: string, options?: CallOptions): Promise<void> {
    await request(changePasswordDocument, { token, password }, options);
  },
  /** Sets the password of whoever is logged in; other sessions end. */
  async updatePassword(currentPassword: string, password: string, options?: CallOptions): Promise<void> {
    await request(updatePasswordDocument, { currentPassword, password }, options);
  },
  /** What is left out stays as it is; fields of `error.refusals` are named `company.zip`, `billing.email`, `name`. */
  async updatePartnerProfile(myaccount: MyAccountInput, options?: CallOptions): Promise<User | null> {
    return (await request(updatePartnerProfileDocument, { myaccount }, options)).updatePartnerProfile.partner;
  },
  /** Whether prices are shown with or without VAT. */
  async updatePriceOption(showTaxPrice: ShowTaxPrice, options?: CallOptions): Promise<User | null> {
    return (await request(updatePriceOptionDocument, { showTaxPrice }, options)).updatePriceOption.partner;
  },
  /** Orders and quotations that are not over yet, the newest first. */
  async getOpenMatters(options?: CallOptions): Promise<readonly OpenMatter[]> {
    return (await request(getOpenMattersDocument, {}, options)).getOpenMatters;
  },
  /** The copy of the customer's data; null when none was asked for, or it has expired. */
  async getDataExport(options?: CallOptions): Promise<DataExport | null> {
    return (await request(getDataExportDocument, {}, options)).getDataExport;
  },
  /** Has a copy of the customer's data made; a mail says when it is ready, at `/api/files/{key}` of the API. */
  async requestDataExport(options?: CallOptions): Promise<DataExport> {
    return (await request(requestDataExportDocument, {}, options)).requestDataExport;
  },
  /** Has the account deleted in 7 days: until then `deletionAt` says when. LOGIN_FAILED for a wrong password. */
  async deleteAccount(password: string, options?: CallOptions): Promise<User | null> {
    return (await request(deleteAccountDocument, { password }, options)).deleteAccount.partner;
  },
  /** Keeps the account of whoever is logged in. */
  async undoDeleteAccount(options?: CallOptions): Promise<User | null> {
    return (await request(undoDeleteAccountDocument, {}, options)).undoDeleteAccount.partner;
  },
  /** Keeps the account with the token of the mail's link; needs no login. */
  async undoDeleteAccountByLink(token: string, options?: CallOptions): Promise<void> {
    await request(undoDeleteAccountByLinkDocument, { token }, options);
  },
  /** The address book, the default first; of one type when it is given. New ones: `sdk.checkout.addAddress`. */
  async getAddresses(addressType?: AddressType, options?: CallOptions): Promise<readonly Address[]> {
    return (await request(getAddressesDocument, addressType ? { addressType } : {}, options)).getAddresses;
  },
  async updateAddress(id: AddressId, address: AddressInput, options?: CallOptions): Promise<Address> {
    return (await request(updateAddressDocument, { id, address }, options)).updateAddress;
  },
  /** Also takes the address off the cart. */
  async deleteAddress(id: AddressId, options?: CallOptions): Promise<void> {
    await request(deleteAddressDocument, { id }, options);
  },
  /** Where the customer is logged in, the latest first. */
  async getDevices(options?: CallOptions): Promise<readonly Device[]> {
    return (await request(getDevicesDocument, {}, options)).getDevices;
  },
  /** Logs a device out; REAUTHENTICATION_REQUIRED when the last login is more than 10 minutes ago. */
  async endDevice(id: DeviceId, options?: CallOptions): Promise<void> {
    await request(endDeviceDocument, { id }, options);
  },
  /** Logs all devices out but this one. */
  async endOtherDevices(options?: CallOptions): Promise<void> {
    await request(endOtherDevicesDocument, {}, options);
  },
  /** The passkeys of the customer, the latest first. */
  async getPasskeys(options?: CallOptions): Promise<readonly Passkey[]> {
    return (await request(getPasskeysDocument, {}, options)).getPasskeys;
  },
  /**
   * What `startRegistration` of `@simplewebauthn/browser` takes, as JSON. REAUTHENTICATION_REQUIRED when the last login is more
   * than 10 minutes ago.
   */
  async passkeyCreationOptions(options?: CallOptions): Promise<string> {
    return (await request(passkeyCreationOptionsDocument, {}, options)).passkeyCreationOptions;
  },
  /** Adds what `startRegistration` answered, as JSON. */
  async addPasskey(name: string, credential: string, options?: CallOptions): Promise<void> {
    await request(addPasskeyDocument, { name, credential }, options);
  },
  async removePasskey(id: PasskeyId, options?: CallOptions): Promise<void> {
    await request(removePasskeyDocument, { id }, options);
  },
  /** What `startAuthentication` of `@simplewebauthn/browser` takes, as JSON. */
  async passkeyRequestOptions(options?: CallOptions): Promise<string> {
    return (await request(passkeyRequestOptionsDocument, {}, options)).passkeyRequestOptions;
  },
  /** Logs in with what `startAuthentication` answered, as JSON; PASSKEY_REFUSED does not say why. */
  async loginWithPasskey(credential: string, options?: CallOptions): Promise<User | null> {
    return (await request(loginWithPasskeyDocument, { credential }, options)).loginWithPasskey.partner;
  },
  /** The change of the address that is under way. */
  async getEmailChange(options?: CallOptions): Promise<EmailChange | null> {
    return (await request(getEmailChangeDocument, {}, options)).getEmailChange;
  },
  /**
   * Asks for another address; both are asked by mail. REAUTHENTICATION_REQUIRED when the last login is more than 10 minutes
   * ago.
   */
  async changeEmail(email: string, options?: CallOptions): Promise<void> {
    await request(changeEmailDocument, { email }, options);
  },
  async cancelEmailChange(options?: CallOptions): Promise<void> {
    await request(cancelEmailChangeDocument, {}, options);
  },
  /** Confirms the new address with the token of the mail to it, logged in as the account that is to have it. */
  async confirmNewEmail(token: string, options?: CallOptions): Promise<User | null> {
    return (await request(confirmNewEmailDocument, { token }, options)).confirmNewEmail.partner;
  },
  /** Agrees with the token of the mail to the address before; true when the new one counts from now on. */
  async approveEmailChange(token: string, options?: CallOptions): Promise<boolean> {
    return (await request(approveEmailChangeDocument, { token }, options)).approveEmailChange;
  },
  /** Objects with the same token: the address stays, and every session of the account ends. */
  async refuseEmailChange(token: string, options?: CallOptions): Promise<void> {
    await request(refuseEmailChangeDocument, { token }, options);
  },
});

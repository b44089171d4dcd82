/**
 * How a call of the API is answered with Odoo behind it.
 * - `odoo`: by Odoo itself, over RPC.
 * - `projection`: from our copy of the range, which follows Odoo.
 * - `own`: by us alone, as with the embedded backend: stock Odoo has no part in it.
 */
export type Capability = 'odoo' | 'projection' | 'own';

/** Every call of the schema (API-77). docs/odoo.md says more of each. */
export const CAPABILITIES: Readonly<Record<string, Capability>> = {
  getProductTemplatesList: 'projection',
  getProductTemplate: 'projection',
  getAlternativeProducts: 'projection',
  getProductVariant: 'projection',
  getProductVariants: 'projection',
  getProductsTagging: 'projection',
  getSpecies: 'projection',
  getRangeSummary: 'projection',
  getWebsiteCategories: 'projection',
  getWebsiteCategory: 'projection',
  getWebsiteMenu: 'projection',
  getCategoryText: 'projection',
  getSearchResults: 'projection',
  cartLoad: 'odoo',
  cartAddMultipleItems: 'odoo',
  cartUpdateMultipleItems: 'odoo',
  cartRemoveMultipleItems: 'odoo',
  cartClear: 'odoo',
  sampleRequest: 'odoo',
  setPostalCode: 'odoo',
  getCountries: 'own',
  getDeliveryRates: 'own',
  getPaymentProviders: 'own',
  getPaymentConfirmation: 'own',
  addAddress: 'own',
  selectAddress: 'odoo',
  checkPaymentType: 'odoo',
  placeOrder: 'odoo',
  loadUser: 'own',
  gevenSignUpUser: 'own',
  login: 'own',
  logout: 'own',
  checkEmail: 'own',
  getEmailProviders: 'own',
  getIndustries: 'own',
  sendConfirmation: 'own',
  confirmEmail: 'own',
  resetPassword: 'own',
  changePassword: 'own',
  updatePassword: 'own',
  updatePartnerProfile: 'own',
  updatePriceOption: 'own',
  getAddresses: 'own',
  updateAddress: 'own',
  deleteAddress: 'own',
  getDevices: 'own',
  endDevice: 'own',
  endOtherDevices: 'own',
};

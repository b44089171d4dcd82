import type { Cart } from '../cart/cart';
import type {
  AddAddressMutation,
  AddressInput,
  AddressType,
  CreateUpdatePartnerMutation,
  GetCountriesQuery,
  GetDeliveryRatesQuery,
  GetPaymentProvidersQuery,
  PartnerInput,
  PaymentConsentInput,
  PlaceOrderInput,
  PlaceOrderMutation,
  SearchPostalCodeQuery,
  WithdrawalInput,
  WithdrawFromContractMutation,
} from '../generated/documents';
import {
  addAddressDocument,
  checkIpCountryDocument,
  checkPaymentTypeDocument,
  checkWithdrawalDocument,
  createUpdatePartnerDocument,
  getCountriesDocument,
  getDeliveryRatesDocument,
  getPaymentConfirmationDocument,
  getPaymentProvidersDocument,
  placeOrderDocument,
  searchPostalCodeDocument,
  selectAddressDocument,
  withdrawFromContractDocument,
} from '../generated/trusted-documents';
import type { AddressId, PaymentProviderId } from '../ids';
import type { CallOptions, Request } from '../request';

/** A country of the European Union. */
export interface Country extends NonNullable<GetCountriesQuery['getCountries'][number]> {}
/** What delivery costs, by zone. */
export interface DeliveryRates extends NonNullable<GetDeliveryRatesQuery['getDeliveryRates']> {}
/** A postcode that is delivered to, and what delivery costs there. */
export interface PostalCode extends NonNullable<SearchPostalCodeQuery['searchPostalCode']> {}
/** A postal address of the session. */
export interface Address extends NonNullable<AddAddressMutation['addAddress']> {}
/** Who orders. */
export interface OrderingPartner extends NonNullable<CreateUpdatePartnerMutation['createUpdatePartner']> {}
/** A way to pay. */
export interface PaymentProvider extends NonNullable<GetPaymentProvidersQuery['getPaymentProviders'][number]> {}
/** How an order is paid, by its provider: WIRE, a transfer before it is begun, CARD, while ordering, ACCOUNT, once it was invoiced, or FREE, not at all. */
export type PaymentKind = NonNullable<PaymentProvider['kind']>;
/** An order that was placed. */
export interface PaymentConfirmation extends NonNullable<PlaceOrderMutation['placeOrder']> {}
/** That a declaration of withdrawal has arrived. */
export interface WithdrawalReceipt extends NonNullable<WithdrawFromContractMutation['withdrawFromContract']> {}

/** From the addresses to the placed order, and the withdrawal from one. */
export const createCheckout = (request: Request) => ({
  async getCountries(search?: string, options?: CallOptions): Promise<readonly Country[]> {
    return (await request(getCountriesDocument, search === undefined ? {} : { search }, options)).getCountries;
  },
  /** The country that the visitor seems to be in, to preselect and never to force; null where it is not known. */
  async checkIpCountry(options?: CallOptions): Promise<Country | null> {
    return (await request(checkIpCountryDocument, {}, options)).checkIpCountry;
  },
  /** The rate card of delivery; of one zone alone with country and postcode, of none where nothing is delivered. */
  async getDeliveryRates(
    place: { countryCode: string; zip: string } | null,
    options?: CallOptions,
  ): Promise<DeliveryRates> {
    return (await request(getDeliveryRatesDocument, place ?? {}, options)).getDeliveryRates;
  },
  /** Place and zone of a postcode; refused with ADDRESS_NOT_DELIVERABLE where nothing is delivered. */
  async searchPostalCode(countryCode: string, zip: string, options?: CallOptions): Promise<PostalCode> {
    return (await request(searchPostalCodeDocument, { countryCode, zip }, options)).searchPostalCode;
  },
  /** Notes who orders: a guest for the cart, name and phone of a customer in the profile. One refusal per bad field. */
  async createUpdatePartner(partner: PartnerInput, options?: CallOptions): Promise<OrderingPartner> {
    return (await request(createUpdatePartnerDocument, { partner }, options)).createUpdatePartner;
  },
  /** Creates an address; `error.refusals` has one entry per bad field, with `params.field`. */
  async addAddress(address: AddressInput, options?: CallOptions): Promise<Address> {
    return (await request(addAddressDocument, { address }, options)).addAddress;
  },
  /** Makes an address the cart's delivery or billing address. */
  async selectAddress(id: AddressId, type: AddressType, options?: CallOptions): Promise<Cart | null> {
    return (await request(selectAddressDocument, { id, type }, options)).cart.order;
  },
  async getPaymentProviders(options?: CallOptions): Promise<readonly PaymentProvider[]> {
    return (await request(getPaymentProvidersDocument, {}, options)).getPaymentProviders;
  },
  /** Chooses the provider and notes the ticks; returns the address to go on to. */
  async checkPaymentType(
    providerId: PaymentProviderId,
    consent: PaymentConsentInput,
    options?: CallOptions,
  ): Promise<string> {
    return (await request(checkPaymentTypeDocument, { providerId, consent }, options)).checkPaymentType.url;
  },
  /** Places the order of the cart; idempotent by `clientKey`, so it may be retried. */
  async placeOrder(input: PlaceOrderInput, options?: CallOptions): Promise<PaymentConfirmation> {
    return (await request(placeOrderDocument, { input }, options)).placeOrder;
  },
  /** The order that this session placed last; null when there is none. */
  async getPaymentConfirmation(options?: CallOptions): Promise<PaymentConfirmation | null> {
    return (await request(getPaymentConfirmationDocument, {}, options)).getPaymentConfirmation;
  },
  /** Whether a declaration of withdrawal is complete; `error.refusals` has one entry per bad field. Nothing is declared. */
  async checkWithdrawal(withdrawal: WithdrawalInput, options?: CallOptions): Promise<void> {
    await request(checkWithdrawalDocument, { withdrawal }, options);
  },
  /** Withdraws from a contract, whoever is logged in; idempotent by `clientKey`, so it may be retried. */
  async withdrawFromContract(
    withdrawal: WithdrawalInput,
    clientKey: string,
    options?: CallOptions,
  ): Promise<WithdrawalReceipt> {
    return (await request(withdrawFromContractDocument, { withdrawal, clientKey }, options)).withdrawFromContract;
  },
});

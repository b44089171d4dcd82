import type { Cart } from '../cart/cart';
import type {
  AddAddressMutation,
  AddressInput,
  AddressType,
  GetCountriesQuery,
  GetDeliveryRatesQuery,
  GetPaymentProvidersQuery,
  PaymentConsentInput,
  PlaceOrderInput,
  PlaceOrderMutation,
  WithdrawalInput,
  WithdrawFromContractMutation,
} from '../generated/documents';
import {
  addAddressDocument,
  checkPaymentTypeDocument,
  checkWithdrawalDocument,
  getCountriesDocument,
  getDeliveryRatesDocument,
  getPaymentConfirmationDocument,
  getPaymentProvidersDocument,
  placeOrderDocument,
  selectAddressDocument,
  withdrawFromContractDocument,
} from '../generated/trusted-documents';
import type { AddressId, PaymentProviderId } from '../ids';
import type { CallOptions, Request } from '../request';

/** A country of the European Union. */
export interface Country extends NonNullable<GetCountriesQuery['getCountries'][number]> {}
/** What delivery costs, by zone. */
export interface DeliveryRates extends NonNullable<GetDeliveryRatesQuery['getDeliveryRates']> {}
/** A postal address of the session. */
export interface Address extends NonNullable<AddAddressMutation['addAddress']> {}
/** A way to pay. */
export interface PaymentProvider extends NonNullable<GetPaymentProvidersQuery['getPaymentProviders'][number]> {}
/** How an order is paid, by its provider: WIRE, a transfer afterwards, or CARD, while ordering. */
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
  /** The rate card of delivery; of one zone alone with country and postcode, of none where nothing is delivered. */
  async getDeliveryRates(
    place: { countryCode: string; zip: string } | null,
    options?: CallOptions,
  ): Promise<DeliveryRates> {
    return (await request(getDeliveryRatesDocument, place ?? {}, options)).getDeliveryRates;
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

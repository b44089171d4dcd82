import type {
  AddressInput,
  OrderingPartner,
  PartnerInput,
  PaymentConfirmation,
  PaymentConsentInput,
  PaymentProviderId,
  SdkError,
} from '@geven/odoo-sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { cartQueries } from '../cart/cart-queries';
import { useCartMutation } from '../cart/use-cart-mutation';
import { useSdk } from '../SdkProvider';
import { checkoutQueries } from './checkout-queries';

/** The steps from the addresses to the placed order. */
export function useCheckout() {
  const sdk = useSdk();
  const client = useQueryClient();
  const clientKey = useRef<string>(undefined);
  return {
    countries: useQuery(checkoutQueries.countries(sdk)),
    paymentProviders: useQuery(checkoutQueries.paymentProviders(sdk)),
    /** Notes who orders before there is an address: a guest for the cart, name and phone of a customer. */
    setPartner: useMutation<OrderingPartner, SdkError, PartnerInput>({
      mutationFn: (partner) => sdk.checkout.createUpdatePartner(partner),
      onSuccess: () => client.invalidateQueries({ queryKey: cartQueries.cart(sdk).queryKey }),
    }),
    /** Creates an address and makes it the cart's delivery or billing address. */
    setAddress: useCartMutation(async (address: AddressInput) => {
      const { id } = await sdk.checkout.addAddress(address);
      return sdk.checkout.selectAddress(id, address.addressType);
    }),
    /** Chooses how to pay and notes the ticks; returns the address to go on to. */
    choosePayment: useMutation<string, SdkError, { providerId: PaymentProviderId; consent: PaymentConsentInput }>({
      mutationFn: ({ providerId, consent }) => sdk.checkout.checkPaymentType(providerId, consent),
      onSuccess: () => client.invalidateQueries({ queryKey: cartQueries.cart(sdk).queryKey }),
    }),
    /** Places the order for the cart's `version`. Pressing twice, or again after a time-out, gives one order (CO-24). */
    placeOrder: useMutation<PaymentConfirmation, SdkError, { version: number }>({
      mutationFn: ({ version }) => {
        clientKey.current ??= crypto.randomUUID();
        return sdk.checkout.placeOrder({ clientKey: clientKey.current, version });
      },
      onSuccess: (confirmation) => {
        clientKey.current = undefined;
        client.setQueryData(checkoutQueries.confirmation(sdk).queryKey, confirmation);
        client.setQueryData(cartQueries.cart(sdk).queryKey, null);
      },
    }),
  };
}

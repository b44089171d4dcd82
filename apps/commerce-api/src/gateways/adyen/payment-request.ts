import {
  AuthenticationData,
  type BrowserInfo,
  PaymentRequest,
  ThreeDSRequestData,
} from '@adyen/api-library/lib/src/typings/checkout/models.js';
import type { z } from 'zod';
import type { Amount } from '../../domain/payments/payment-event';
import type { CardPaymentRequest } from '../../ports/card-payments';
import type { paymentMethod } from './payment-method';

interface RequestOptions {
  readonly merchantAccount: string;
  readonly isCapturedLater: boolean;
  readonly authentication: 'redirect' | 'native';
}

/** An attempt to pay in the vendor's words. The bank is always asked: then it answers for stolen cards, not we. */
export function toPaymentRequest(
  attempt: CardPaymentRequest,
  method: z.output<typeof paymentMethod>,
  { merchantAccount, isCapturedLater, authentication }: RequestOptions,
): PaymentRequest {
  const { NativeThreeDSEnum } = ThreeDSRequestData;
  return {
    merchantAccount,
    amount: toVendorAmount(attempt.amount),
    reference: attempt.reference,
    paymentMethod: method as PaymentRequest['paymentMethod'],
    returnUrl: attempt.returnUrl,
    origin: attempt.origin,
    countryCode: attempt.country,
    shopperLocale: attempt.language,
    channel: PaymentRequest.ChannelEnum.Web,
    shopperInteraction: PaymentRequest.ShopperInteractionEnum.Ecommerce,
    storePaymentMethod: false,
    authenticationData: {
      attemptAuthentication: AuthenticationData.AttemptAuthenticationEnum.Always,
      threeDSRequestData: {
        nativeThreeDS: authentication === 'native' ? NativeThreeDSEnum.Preferred : NativeThreeDSEnum.Disabled,
      },
    },
    ...(attempt.browser ? { browserInfo: attempt.browser as unknown as BrowserInfo } : {}),
    ...(isCapturedLater ? { additionalData: { manualCapture: 'true' } } : {}),
  };
}

/** An amount as the vendor has it. */
export const toVendorAmount = ({ cents, currency }: Amount) => ({ value: cents, currency });

import type { PaymentProviderId, Sdk } from '@geven/odoo-sdk';
import { CURRENCY } from '@geven/timber';
import { getMessages } from '@/lib/texts/i18n';
import type { CheckoutView } from '../../checkout-view';
import type { Method, PaymentStart } from './payment';

/** What a payment while ordering is started with, for the provider that was chosen. */
export interface CardStart {
  readonly providerId: PaymentProviderId;
  readonly payment: PaymentStart & { readonly method: Method };
}

/** Null where the order is paid otherwise, `unavailable` while the payment service has no answer. */
export async function cardStart(
  { payment }: Sdk,
  { cart, locale }: Pick<CheckoutView, 'cart' | 'locale'>,
): Promise<CardStart | null | 'unavailable'> {
  const provider = cart.paymentProvider;
  if (provider?.kind !== 'CARD') return null;
  try {
    const [acquirer, paymentMethods] = await Promise.all([
      payment.adyenAcquirerInfo(provider.id),
      payment.adyenPaymentMethods({ providerId: provider.id, orderId: cart.id }),
    ]);
    const [offered] = (paymentMethods.paymentMethods ?? []) as readonly { readonly type?: Method }[];
    // The vendor offers the method only in some countries, and not for every amount.
    if (!offered?.type) return 'unavailable';
    return {
      providerId: provider.id,
      payment: {
        acquirer,
        method: offered.type,
        locale,
        country: (cart.partnerInvoice ?? cart.partnerShipping)?.country.code ?? 'DE',
        amount: { cents: cart.amountTotal, currency: CURRENCY },
        paymentMethods,
        texts: getMessages(locale, 'checkout').card,
      },
    };
  } catch {
    return 'unavailable';
  }
}

import type { PaymentProviderId, Sdk } from '@geven/odoo-sdk';
import type { FormRefusal } from '@/lib/forms/form-flash';
import { formRefusals } from '@/lib/forms/form-refusals';

const FIELD_OF_CODE: Partial<Record<FormRefusal['code'], string>> = {
  PAYMENT_PROVIDER_REQUIRED: 'providerId',
  PROVIDER_NOT_IMPLEMENTED: 'providerId',
  TERMS_NOT_ACCEPTED: 'isTermsAccepted',
  PRODUCT_INFO_NOT_READ: 'isProductInfoRead',
  DELIVERY_COST_NOT_ACCEPTED: 'isDeliveryCostAccepted',
};

/** Chooses the provider and notes the ticks of the payment form; answers where to go on, or why not. */
export async function choosePayment(
  { checkout }: Sdk,
  values: Readonly<Record<string, string>>,
): Promise<{ url: string } | { refusals: readonly FormRefusal[] }> {
  const consent = {
    isTermsAccepted: values.isTermsAccepted === 'on',
    isProductInfoRead: values.isProductInfoRead === 'on',
    isDeliveryCostAccepted: values.isDeliveryCostAccepted === 'on',
  };
  // 0 is no provider: the API says that one is required.
  const providerId = (Number.parseInt(values.providerId ?? '', 10) || 0) as PaymentProviderId;
  try {
    return { url: await checkout.checkPaymentType(providerId, consent) };
  } catch (error) {
    return { refusals: formRefusals(error).map((refusal) => ({ ...refusal, field: FIELD_OF_CODE[refusal.code] })) };
  }
}

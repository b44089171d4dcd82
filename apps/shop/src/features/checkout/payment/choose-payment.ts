import type { PaymentProviderId, Sdk } from '@geven/odoo-sdk';
import type { FormRefusal } from '@/lib/forms/form-flash';
import { formRefusals } from '@/lib/forms/form-refusals';

/** What the payment form is refused with, and the field that it is changed in. */
const FIELD_OF_CODE: Partial<Record<FormRefusal['code'], string>> = {
  PAYMENT_PROVIDER_REQUIRED: 'providerId',
  PROVIDER_NOT_IMPLEMENTED: 'providerId',
  CARD_NOT_POSSIBLE: 'providerId',
  ACCOUNT_NOT_POSSIBLE: 'providerId',
  TERMS_NOT_ACCEPTED: 'isTermsAccepted',
  PRODUCT_INFO_NOT_READ: 'isProductInfoRead',
  DELIVERY_COST_NOT_ACCEPTED: 'isDeliveryCostAccepted',
};

/** Whether a refusal is put right in the payment form. */
export const isOfPayment = ({ code }: FormRefusal): boolean => code in FIELD_OF_CODE;

/** Chooses the provider and notes the ticks of the payment form; returns where to go on, or why not. */
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

import type { AddressId, AddressInput, Sdk } from '@geven/odoo-sdk';
import { type AddressValues, BILLING, billingInput, shippingInput } from '@/components/address/address-values';
import type { FormRefusal } from '@/lib/forms/form-flash';
import { formRefusals } from '@/lib/forms/form-refusals';
import { chosenAddress } from './address-choice';

/** Makes the form's addresses those of the cart; returns every reason of both that speaks against it. */
export async function saveAddresses({ checkout }: Sdk, values: AddressValues): Promise<readonly FormRefusal[]> {
  const billing = billingInput(values);
  const add = async (address: AddressInput) => (await checkout.addAddress(address)).id;
  const [shippingResult, billingResult] = await Promise.allSettled([
    chosenAddress(values, '') ?? add(shippingInput(values)),
    billing ? (chosenAddress(values, BILLING) ?? add(billing)) : undefined,
  ]);
  if (shippingResult.status === 'rejected' || billingResult.status === 'rejected') {
    return [...refusalsOf(shippingResult, ''), ...refusalsOf(billingResult, BILLING)];
  }
  try {
    // Without a billing address the delivery address takes its place, also of one that was chosen before.
    await checkout.selectAddress(shippingResult.value, 'shipping');
    await checkout.selectAddress(billingResult.value ?? shippingResult.value, 'billing');
    return [];
  } catch (error) {
    return formRefusals(error);
  }
}

function refusalsOf(result: PromiseSettledResult<AddressId | undefined>, prefix: string): FormRefusal[] {
  if (result.status === 'fulfilled') return [];
  const refusals = formRefusals(result.reason, (field) => prefix + field);
  // Which country it was is known by the field that chose it.
  return refusals.map((refusal) =>
    refusal.code === 'ADDRESS_NOT_DELIVERABLE' ? { ...refusal, field: `${prefix}countryId` } : refusal,
  );
}

import { expect, it } from 'vitest';
import { createFakeSdk } from './testing';

it('answers what the test gives it and names what it has no answer for', async () => {
  const sdk = createFakeSdk({ cart: { cartLoad: async () => null } });
  await expect(sdk.cart.cartLoad()).resolves.toBeNull();
  await expect(sdk.checkout.getPaymentProviders()).rejects.toThrow(
    'createFakeSdk has no answer for checkout.getPaymentProviders',
  );
});

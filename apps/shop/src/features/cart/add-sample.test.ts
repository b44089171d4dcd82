import { SdkError } from '@geven/odoo-sdk';
import { createFakeSdk } from '@geven/odoo-sdk/testing';
import { expect, it, vi } from 'vitest';
import { addSample } from './add-sample';

it('puts the sample of a plain form into the cart and goes there (CF-13)', async () => {
  const sampleRequest = vi.fn().mockResolvedValue(null);
  const sdk = createFakeSdk({ cart: { sampleRequest } });
  expect(await addSample({ values: { product: '41' }, locale: 'nl', sdk })).toEqual({ to: '/winkelwagen' });
  expect(sampleRequest).toHaveBeenCalledExactlyOnceWith(41);
});

it('lets the cart say why there is no sample (CF-13)', async () => {
  const refusals = [{ code: 'SAMPLE_NOT_AVAILABLE', message: '', params: { productTemplateId: 562 } }] as const;
  const sampleRequest = vi
    .fn()
    .mockRejectedValue(new SdkError({ kind: 'graphql', message: '', refusals: [...refusals] }));
  const sdk = createFakeSdk({ cart: { sampleRequest } });
  expect(await addSample({ values: { product: '562' }, locale: 'de', sdk })).toEqual({
    backTo: 'cart',
    refusals: [{ code: 'SAMPLE_NOT_AVAILABLE', params: { productTemplateId: 562 } }],
  });
});

it.each(['', 'x', '0', '1.5', '4294967296'])('goes back without asking for a sample of "%s"', async (product) => {
  const sampleRequest = vi.fn();
  const sdk = createFakeSdk({ cart: { sampleRequest } });
  const values = { product, path: '/produkte' };
  expect(await addSample({ values, locale: 'de', sdk })).toEqual({ to: '/produkte' });
  expect(sampleRequest).not.toHaveBeenCalled();
});

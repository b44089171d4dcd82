import type { FoundVariant } from '@geven/odoo-sdk';
import { createFakeSdk } from '@geven/odoo-sdk/testing';
import { expect, it, vi } from 'vitest';
import { lookUpRedirect } from './look-up-redirect';

const getProductVariant = vi.fn<() => Promise<FoundVariant | null>>();
vi.mock('../api/sdk-server', () => ({ sdkOf: () => createFakeSdk({ catalogue: { getProductVariant } }) }));

const ask = (locale: 'nl' | 'de') => lookUpRedirect({ kind: 'barcode', barcode: '4006381333931' }, locale);

it('leads from a barcode to the product in the language of the visitor, the variant chosen (RT-07)', async () => {
  const product = { id: 23, isPublished: true, slugs: { nl: 'eiken-balk', en: 'oak-beam', de: 'eiche-balken' } };
  getProductVariant.mockResolvedValue({ id: 412, product } as FoundVariant);
  expect(await ask('de')).toBe('/produkte/eiche-balken/23?variant=412');
  expect(await ask('nl')).toBe('/producten/eiken-balk/23?variant=412');
});

it('leads nowhere from a barcode that nobody has, and fails when the API does', async () => {
  getProductVariant.mockResolvedValueOnce(null);
  expect(await ask('de')).toBeNull();
  getProductVariant.mockRejectedValueOnce(new Error('down'));
  await expect(ask('de')).rejects.toThrow('down');
});

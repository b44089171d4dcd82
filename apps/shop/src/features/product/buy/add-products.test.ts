import type { ProductVariantId } from '@geven/odoo-sdk';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getMessages } from '@/lib/texts/i18n';
import { sampleCart } from '@/testing/sample-cart';
import { addProducts } from './add-products';

const input = { locale: 'de', errors: getMessages('de', 'errors') } as const;
const [line] = sampleCart().websiteOrderLine;
const id = line?.product.id ?? (0 as ProductVariantId);

/** The API answers so. */
function answer(body: object) {
  vi.stubGlobal('fetch', async () => Response.json(body));
}
afterEach(() => vi.unstubAllGlobals());

describe('adding to the cart', () => {
  it('returns the lines of the cart that hold what was added (CA-02)', async () => {
    answer({ data: { cart: { order: sampleCart() } } });
    const outcome = await addProducts([{ id, quantity: 1 }], input);
    expect(outcome).toMatchObject({ lines: [{ product: { id }, productUomQty: 24 }] });
  });

  it('is refused when the cart that comes back does not hold it', async () => {
    answer({ data: { cart: { order: sampleCart({ websiteOrderLine: [] }) } } });
    expect(await addProducts([{ id, quantity: 1 }], input)).toEqual({ refusal: 'Produkt nicht verfügbar' });
    answer({ data: { cart: { order: null } } });
    expect(await addProducts([{ id, quantity: 1 }], input)).toEqual({ refusal: 'Produkt nicht verfügbar' });
  });

  it('says why the API refused it', async () => {
    const extensions = { code: 'QUANTITY_TOO_LARGE', params: { max: 9999 } };
    answer({ data: { cart: null }, errors: [{ message: '', extensions }] });
    expect(await addProducts([{ id, quantity: 1 }], input)).toEqual({ refusal: 'Höchstens 9999 je Position' });
  });
});

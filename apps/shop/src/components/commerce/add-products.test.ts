import { type Cart, type ProductVariantId, SdkError } from '@geven/odoo-sdk';
import { describe, expect, it } from 'vitest';
import { getMessages } from '@/lib/texts/i18n';
import { sampleCart } from '@/testing/sample-cart';
import { addProducts } from './add-products';

const errors = getMessages('de', 'errors');
const [line] = sampleCart().websiteOrderLine;
const id = line?.product.id ?? (0 as ProductVariantId);

/** A cart that comes back so. */
const returns = (order: Cart | null) => ({ add: async () => order, errors });

describe('adding to the cart', () => {
  it('returns the lines of the cart that hold what was added (CA-02)', async () => {
    const outcome = await addProducts([{ id, quantity: 1 }], returns(sampleCart()));
    expect(outcome).toMatchObject({ cart: sampleCart(), lines: [{ line: { product: { id } }, pieces: 1 }] });
  });

  it('is refused when the cart that comes back does not hold it', async () => {
    for (const cart of [sampleCart({ websiteOrderLine: [] }), null]) {
      const outcome = await addProducts([{ id, quantity: 1 }], returns(cart));
      expect(outcome).toEqual({ refusal: 'Produkt nicht verfügbar', isQuotation: false });
    }
  });

  it('says why the API refused it', async () => {
    const refusals = [{ code: 'QUANTITY_TOO_LARGE', params: { max: 9999 }, message: '' }] as const;
    const refused = new SdkError({ kind: 'graphql', message: '', refusals });
    const add = async () => Promise.reject(refused);
    expect(await addProducts([{ id, quantity: 1 }], { add, errors })).toEqual({
      refusal: 'Höchstens 9999 je Position',
      isQuotation: false,
    });
  });

  it('says that the cart is a quotation, which takes no more lines', async () => {
    const refusals = [{ code: 'QUOTATION_FIXED', params: {}, message: '' }] as const;
    const add = async () => Promise.reject(new SdkError({ kind: 'graphql', message: '', refusals }));
    expect(await addProducts([{ id, quantity: 1 }], { add, errors })).toMatchObject({ isQuotation: true });
  });
});

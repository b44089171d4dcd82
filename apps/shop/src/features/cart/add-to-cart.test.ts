import { SdkError } from '@geven/odoo-sdk';
import { createFakeSdk } from '@geven/odoo-sdk/testing';
import { expect, it, vi } from 'vitest';
import { addToCart } from './add-to-cart';

const values = { path: '/p/board/41', product: '41', 'pieces[7]': '3', 'pieces[8]': '' };
const finish = (id: number, attribute: string, slug: string) => ({ id, attribute, slug });
const PRODUCT = {
  productTemplateAttributeValues: [
    finish(1, 'surface_finishing', 'planed'),
    finish(2, 'surface_finishing', 'brushed'),
    finish(3, 'finishing', 'untreated'),
    finish(4, 'finishing', 'oiled-once'),
  ],
};

function fakeSdk(cartAddMultipleItems = vi.fn().mockResolvedValue(null)) {
  const getProductTemplate = vi.fn().mockResolvedValue(PRODUCT);
  const sdk = createFakeSdk({ cart: { cartAddMultipleItems }, catalogue: { getProductTemplate } });
  return { sdk, cartAddMultipleItems, getProductTemplate };
}

it('puts the pieces of a plain form into the cart with the finishes it names (PD-12, PD-13)', async () => {
  const { sdk, cartAddMultipleItems } = fakeSdk();
  const chosen = { ...values, surface_finishing: 'brushed', finishing: 'oiled-once' };
  expect(await addToCart({ values: chosen, locale: 'de', sdk })).toEqual({ to: '/einkaufswagen' });
  expect(cartAddMultipleItems).toHaveBeenCalledExactlyOnceWith([{ id: 7, quantity: 3, finishIds: [2, 4] }]);
});

it('asks for no product where nothing can be chosen', async () => {
  const { sdk, cartAddMultipleItems, getProductTemplate } = fakeSdk();
  await addToCart({ values, locale: 'nl', sdk });
  expect(cartAddMultipleItems).toHaveBeenCalledExactlyOnceWith([{ id: 7, quantity: 3, finishIds: [] }]);
  expect(getProductTemplate).not.toHaveBeenCalled();
});

it('goes back with the reason when a finish cannot be had', async () => {
  const refused = new SdkError({
    kind: 'graphql',
    message: '',
    refusals: [{ code: 'FINISH_NOT_AVAILABLE', message: '', params: { finishId: 0 } }],
  });
  const { sdk, cartAddMultipleItems } = fakeSdk(vi.fn().mockRejectedValue(refused));
  const outcome = await addToCart({ values: { ...values, finishing: 'gilded' }, locale: 'en', sdk });
  expect(cartAddMultipleItems).toHaveBeenCalledExactlyOnceWith([{ id: 7, quantity: 3, finishIds: [0] }]);
  expect(outcome).toEqual({
    backPath: '/p/board/41',
    refusals: [{ code: 'FINISH_NOT_AVAILABLE', params: { finishId: 0 } }],
  });
});

it('refuses a form without pieces, and half a board, before it asks the API', async () => {
  const { sdk, cartAddMultipleItems } = fakeSdk();
  const refusals = async (pieces: string) =>
    addToCart({ values: { ...values, 'pieces[7]': pieces }, locale: 'de', sdk });
  expect(await refusals('0')).toMatchObject({ refusals: [{ code: 'PIECES_REQUIRED' }] });
  expect(await refusals('1,5')).toMatchObject({ refusals: [{ code: 'QUANTITY_INVALID' }] });
  expect(cartAddMultipleItems).not.toHaveBeenCalled();
});

it('has the cart ask what is to become of an opened quotation, whose lines are fixed', async () => {
  const refusals = [{ code: 'QUOTATION_FIXED', message: '', params: {} }] as const;
  const { sdk } = fakeSdk(vi.fn().mockRejectedValue(new SdkError({ kind: 'graphql', message: '', refusals })));
  expect(await addToCart({ values, locale: 'de', sdk })).toEqual({
    backTo: 'cart',
    refusals: [{ code: 'QUOTATION_FIXED', params: {} }],
  });
});

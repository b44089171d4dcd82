import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CatalogueReader } from '../../catalogue/catalogue-reader';
import type { Cart } from '../../domain/cart/cart';
import { MAX_CART_LINES } from '../../domain/cart/cart-size';
import type { Carts } from '../../ports/cart';
import { createFakeVisitor, refusal, SHOPPER } from '../testing';
import { createAddItems } from './add-items';
import { createClearCart } from './clear-cart';
import { createLoadCart } from './load-cart';
import { createRemoveItems } from './remove-items';
import { createRequestSample } from './request-sample';
import { createSetPostalCode } from './set-postal-code';
import { createUpdateItems } from './update-items';

const cart = { id: 1 } as Cart;
const carts = {
  load: vi.fn(async () => cart),
  addMultipleItems: vi.fn(async () => cart),
  addSample: vi.fn(async () => cart),
  updateMultipleItems: vi.fn(async () => cart),
  removeMultipleItems: vi.fn(async () => cart),
  clear: vi.fn(async () => cart),
  setDestination: vi.fn(async () => cart),
  merge: vi.fn(async () => undefined),
} satisfies Carts;
const followVatId = vi.fn(async (_shopper: unknown, shown: Cart) => shown);
const stranger = () => createFakeVisitor({ hasSession: false });
const tooMany = Array.from({ length: MAX_CART_LINES + 1 }, (_, index) => index + 1);

beforeEach(() => vi.clearAllMocks());

describe('adding items', () => {
  const addItems = createAddItems({ carts });

  it('makes the session and adds a variant that is named twice once, with all its pieces (API-22)', async () => {
    const visitor = stranger();
    const twice = [
      { variantId: 5, pieces: 2 },
      { variantId: 5, pieces: 3 },
    ];
    expect(await addItems(visitor, twice)).toBe(cart);
    expect(visitor.hasSession).toBe(true);
    expect(carts.addMultipleItems).toHaveBeenCalledExactlyOnceWith(SHOPPER, [
      { variantId: 5, finishIds: [], pieces: 5 },
    ]);
  });

  it.each([
    ['nothing at all', [], refusal('PIECES_REQUIRED')],
    ['no pieces', [{ variantId: 5, pieces: 0 }], refusal('PIECES_REQUIRED')],
    [
      'more than a cart holds',
      tooMany.map((variantId) => ({ variantId, pieces: 1 })),
      refusal('CART_FULL', { max: 100 }),
    ],
  ])('refuses %s and leaves no session behind', async (_, products, refused) => {
    const visitor = stranger();
    await expect(addItems(visitor, products)).rejects.toMatchObject(refused);
    expect(visitor.hasSession).toBe(false);
    expect(carts.addMultipleItems).not.toHaveBeenCalled();
  });
});

describe('changing items', () => {
  const updateItems = createUpdateItems({ carts });
  const lines = [
    { lineId: 3, pieces: 4 },
    { lineId: 4, pieces: 1 },
  ];

  it('sets the pieces of lines (API-23)', async () => {
    expect(await updateItems(createFakeVisitor(), lines)).toBe(cart);
    expect(carts.updateMultipleItems).toHaveBeenCalledExactlyOnceWith(SHOPPER, lines);
  });

  it.each([
    ['nothing at all', [], refusal('PIECES_REQUIRED')],
    ['no pieces', [...lines, { lineId: 5, pieces: 0 }], refusal('PIECES_REQUIRED')],
    ['half a piece', [{ lineId: 3, pieces: 0.5 }], refusal('QUANTITY_INVALID', { quantity: 0.5 })],
    ['fewer than none', [{ lineId: 3, pieces: -3 }], refusal('QUANTITY_INVALID', { quantity: -3 })],
    ['10,000 pieces', [{ lineId: 3, pieces: 10_000 }], refusal('QUANTITY_TOO_LARGE', { max: 9999 })],
    [
      'more lines than there can be',
      tooMany.map((lineId) => ({ lineId, pieces: 1 })),
      refusal('CART_FULL', { max: 100 }),
    ],
  ])('refuses %s', async (_, changed, refused) => {
    await expect(updateItems(createFakeVisitor(), changed)).rejects.toMatchObject(refused);
    expect(carts.updateMultipleItems).not.toHaveBeenCalled();
  });

  it('finds no line of a visitor without a session, and makes none', async () => {
    const visitor = stranger();
    await expect(updateItems(visitor, lines)).rejects.toMatchObject(refusal('CART_LINE_NOT_FOUND', { lineId: 3 }));
    expect(visitor.hasSession).toBe(false);
  });
});

describe('taking items out', () => {
  const removeItems = createRemoveItems({ carts });

  it('removes all lines that are named (API-24)', async () => {
    expect(await removeItems(createFakeVisitor(), [3, 4])).toBe(cart);
    expect(carts.removeMultipleItems).toHaveBeenCalledExactlyOnceWith(SHOPPER, [3, 4]);
  });

  it('refuses more lines than there can be', async () => {
    await expect(removeItems(createFakeVisitor(), tooMany)).rejects.toMatchObject(refusal('CART_FULL', { max: 100 }));
  });

  it('empties the cart', async () => {
    expect(await createClearCart({ carts })(createFakeVisitor())).toBe(cart);
    expect(carts.clear).toHaveBeenCalledExactlyOnceWith(SHOPPER);
  });
});

it('loads the cart of the session (API-21)', async () => {
  expect(await createLoadCart({ carts, followVatId })(createFakeVisitor())).toBe(cart);
  expect(carts.load).toHaveBeenCalledExactlyOnceWith(SHOPPER);
});

it('asks again in time for a VAT id that was found valid, and for no other (LG-08)', async () => {
  const load = createLoadCart({ carts, followVatId });
  await load(createFakeVisitor());
  expect(followVatId).not.toHaveBeenCalled();
  const exempt = { id: 1, vatIdCheck: { outcome: 'valid' } } as Cart;
  carts.load.mockResolvedValueOnce(exempt);
  await load(createFakeVisitor());
  expect(followVatId).toHaveBeenCalledExactlyOnceWith(SHOPPER, exempt);
});

it('has no cart for a visitor without a session, and makes neither', async () => {
  for (const act of [
    createLoadCart({ carts, followVatId }),
    createClearCart({ carts }),
    (visitor: ReturnType<typeof stranger>) => createRemoveItems({ carts })(visitor, [3]),
  ]) {
    const visitor = stranger();
    expect(await act(visitor)).toBeNull();
    expect(visitor.hasSession).toBe(false);
  }
  for (const port of [carts.load, carts.clear, carts.removeMultipleItems]) expect(port).not.toHaveBeenCalled();
});

describe('asking for a sample', () => {
  const products: Record<number, object> = {
    1: {
      isPublished: true,
      productVariants: [
        { id: 10, isSample: false },
        { id: 11, isSample: true },
      ],
    },
    2: { isPublished: false, productVariants: [{ id: 20, isSample: true }] },
    3: { isPublished: true, productVariants: [{ id: 30, isSample: false }] },
  };
  const product = vi.fn((id: number) => products[id] ?? null);
  const requestSample = createRequestSample({
    carts,
    catalogue: { product } as unknown as Pick<CatalogueReader, 'product'>,
  });

  it('adds the sample of the product, in the language of the visitor (API-43, PD-26)', async () => {
    const visitor = stranger();
    expect(await requestSample(visitor, 1)).toBe(cart);
    expect(product).toHaveBeenCalledWith(1, 'nl');
    expect(carts.addSample).toHaveBeenCalledExactlyOnceWith(SHOPPER, 11);
  });

  it.each([
    [9, 'PRODUCT_NOT_FOUND'],
    [2, 'PRODUCT_NOT_AVAILABLE'],
    [3, 'SAMPLE_NOT_AVAILABLE'],
  ])('refuses that of product %d with %s and leaves no session behind', async (productTemplateId, code) => {
    const visitor = stranger();
    await expect(requestSample(visitor, productTemplateId)).rejects.toMatchObject(refusal(code, { productTemplateId }));
    expect(visitor.hasSession).toBe(false);
  });
});

describe('setting where the cart goes', () => {
  const setPostalCode = createSetPostalCode({ carts });

  it('notes country and postcode as the country writes it (API-27)', async () => {
    const visitor = stranger();
    expect(await setPostalCode(visitor, { countryCode: 'nl', zip: ' 3011aa' })).toBe(cart);
    expect(visitor.hasSession).toBe(true);
    expect(carts.setDestination).toHaveBeenCalledExactlyOnceWith(SHOPPER, { country: 'NL', zip: '3011 AA' });
  });

  it.each([
    ['USA', '10001', refusal('ADDRESS_NOT_DELIVERABLE', { country: 'US' })],
    ['FR', '75001', refusal('ADDRESS_NOT_DELIVERABLE', { country: 'FR' })],
    ['DE', ' ', refusal('FIELD_REQUIRED', { field: 'zip' })],
    ['DE', '1234', refusal('FIELD_FORMAT', { field: 'zip', _field_: '12345' })],
  ])('refuses %s %j', async (countryCode, zip, refused) => {
    const visitor = stranger();
    await expect(setPostalCode(visitor, { countryCode, zip })).rejects.toMatchObject(refused);
    expect(visitor.hasSession).toBe(false);
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CatalogueReader } from '../../catalogue/catalogue-reader';
import type { Cart } from '../../domain/cart/cart';
import { MAX_CART_LINES } from '../../domain/cart/cart-size';
import { CommerceError } from '../../domain/errors/commerce-error';
import { shippedRates } from '../../freight/testing';
import type { Carts } from '../../ports/cart';
import { createFakeVisitor, refusal, SHOPPER } from '../testing';
import { createAddItems } from './add-items';
import { createClearCart } from './clear-cart';
import { createLoadCart } from './load-cart';
import { createNoteCampaign } from './note-campaign';
import { createRemoveItems } from './remove-items';
import { createRequestSample } from './request-sample';
import { createApplyCoupon, createRemoveCoupon } from './set-coupon';
import { createSetPostalCode } from './set-postal-code';
import { createSetShippingMethod } from './set-shipping-method';
import { createSetTexts } from './set-texts';
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
  setTexts: vi.fn(async () => cart),
  setCoupon: vi.fn(async () => cart),
  noteCampaign: vi.fn(async () => true),
  campaign: vi.fn(async () => null),
  noteGuest: vi.fn(async () => undefined),
  setPickup: vi.fn(async () => cart),
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

describe('choosing how the cart is delivered', () => {
  const setShippingMethod = createSetShippingMethod({ carts, followVatId });
  const offered = { ...cart, lines: [{}], deliveryMethods: [{ code: 'TRUCK' }, { code: 'PICKUP' }] } as unknown as Cart;

  it('picks up, or has it delivered again, and follows the VAT id (API-32) (CA-17)', async () => {
    carts.load.mockResolvedValue(offered);
    await setShippingMethod(createFakeVisitor(), { id: 3, code: 'PICKUP' });
    await setShippingMethod(createFakeVisitor(), { id: 2, code: 'TRUCK' });
    expect(carts.setPickup.mock.calls).toEqual([
      [SHOPPER, true],
      [SHOPPER, false],
    ]);
    expect(followVatId).toHaveBeenCalledTimes(2);
  });

  it('refuses a way that the load does not allow, and an id of none (CA-29)', async () => {
    carts.load.mockResolvedValue(offered);
    for (const choice of [
      { id: 1, code: 'PARCEL' as const },
      { id: 9, code: null },
    ]) {
      const refused = refusal('SHIPPING_METHOD_NOT_AVAILABLE', { id: choice.id });
      await expect(setShippingMethod(createFakeVisitor(), choice)).rejects.toMatchObject(refused);
    }
    await expect(setShippingMethod(stranger(), { id: 3, code: 'PICKUP' })).rejects.toMatchObject(refusal('CART_EMPTY'));
    expect(carts.setPickup).not.toHaveBeenCalled();
  });
});

describe('setting where the cart goes', () => {
  const setPostalCode = createSetPostalCode({ carts, freightRates: shippedRates });

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

describe('writing on the order', () => {
  const setTexts = createSetTexts({ carts });

  it('keeps trimmed texts and leaves out the others (API-28) (API-29)', async () => {
    expect(await setTexts(createFakeVisitor(), { clientOrderRef: ' PO 4711 ' })).toBe(cart);
    expect(carts.setTexts).toHaveBeenCalledExactlyOnceWith(SHOPPER, { clientOrderRef: 'PO 4711' });
  });

  it('refuses what is too long, and a visitor without a cart, for whom no session is made', async () => {
    const tooLong = refusal('FIELD_TOO_LONG', { field: 'transportMsg', max: 500 });
    await expect(setTexts(createFakeVisitor(), { transportMsg: 'x'.repeat(501) })).rejects.toMatchObject(tooLong);
    const visitor = stranger();
    await expect(setTexts(visitor, { remark: 'Hello' })).rejects.toMatchObject(refusal('CART_EMPTY'));
    expect(visitor.hasSession).toBe(false);
    expect(carts.setTexts).not.toHaveBeenCalled();
  });
});

describe('promo codes', () => {
  let wrong = 0;
  const limits = {
    count: vi.fn(async (_rate: string, _client: unknown) => {
      wrong += 1;
    }),
    takeBack: async () => {
      wrong -= 1;
    },
    removeExpired: async () => undefined,
  };
  const applyCoupon = createApplyCoupon({ carts, limits });
  const refuseWith = (code: 'COUPON_NOT_FOUND' | 'COUPON_ENDED') =>
    carts.setCoupon.mockRejectedValueOnce(new CommerceError(code, { field: 'code' }));
  beforeEach(() => {
    wrong = 0;
  });

  it('are put on the cart in capitals, and taken off (CA-10) (VA-09)', async () => {
    expect(await applyCoupon(createFakeVisitor(), ' larch3 ')).toBe(cart);
    expect(carts.setCoupon).toHaveBeenCalledExactlyOnceWith(SHOPPER, 'LARCH3');
    expect(await createRemoveCoupon({ carts })(createFakeVisitor())).toBe(cart);
    expect(carts.setCoupon).toHaveBeenLastCalledWith(SHOPPER, null);
  });

  it('are counted where there are none of them, by client, and not where they are right or merely over', async () => {
    await applyCoupon(createFakeVisitor(), 'LARCH3');
    refuseWith('COUPON_ENDED');
    await expect(applyCoupon(createFakeVisitor(), 'OLD')).rejects.toMatchObject(
      refusal('COUPON_ENDED', { field: 'code' }),
    );
    expect(wrong).toBe(0);
    refuseWith('COUPON_NOT_FOUND');
    await expect(applyCoupon(createFakeVisitor(), 'WRONG')).rejects.toMatchObject({ code: 'COUPON_NOT_FOUND' });
    await expect(applyCoupon(createFakeVisitor(), 'no code!')).rejects.toMatchObject({ code: 'COUPON_NOT_FOUND' });
    expect(wrong).toBe(2);
    expect(limits.count).toHaveBeenLastCalledWith('wrongCouponsOfClient', '192.0.2.0/24');
  });

  it('are not looked for without a cart, without a code, or once too many were wrong', async () => {
    carts.setCoupon.mockClear();
    await expect(applyCoupon(stranger(), 'LARCH3')).rejects.toMatchObject(refusal('CART_EMPTY'));
    await expect(applyCoupon(createFakeVisitor(), ' ')).rejects.toMatchObject(
      refusal('FIELD_REQUIRED', { field: 'code' }),
    );
    limits.count.mockRejectedValueOnce(new CommerceError('TOO_MANY_REQUESTS', { seconds: 60, minutes: 1 }));
    await expect(applyCoupon(createFakeVisitor(), 'LARCH3')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(carts.setCoupon).not.toHaveBeenCalled();
  });
});

it('notes what led here on a cart that is there, and makes neither cart nor session for it (GR-01) (API-33)', async () => {
  const noteCampaign = createNoteCampaign({ carts });
  const campaign = { campaignName: 'Spring', keywordName: null, mediumName: 'cpc', sourceName: null };
  expect(await noteCampaign(createFakeVisitor(), { campaignName: 'Spring', mediumName: ' cpc' })).toBe(true);
  expect(carts.noteCampaign).toHaveBeenCalledExactlyOnceWith(SHOPPER, campaign);
  const visitor = stranger();
  expect(await noteCampaign(visitor, campaign)).toBe(false);
  expect(visitor.hasSession).toBe(false);
  expect(await noteCampaign(createFakeVisitor(), {})).toBe(false);
  expect(carts.noteCampaign).toHaveBeenCalledOnce();
});

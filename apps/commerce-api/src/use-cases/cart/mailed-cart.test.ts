import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Cart } from '../../domain/cart/cart';
import type { SavedLine } from '../../domain/cart/saved-cart';
import { CommerceError } from '../../domain/errors/commerce-error';
import { createFakeVisitor, refusal, SHOPPER } from '../testing';
import { createRestoreCart } from './restore-cart';
import { createSendCartEmail } from './send-cart-email';

const BOARD: SavedLine = { variantId: 7, finishIds: [1, 2], pieces: 3, name: 'Board', gross: 3517 };
const SCREWS: SavedLine = { variantId: 8, finishIds: [], pieces: 1, name: 'Screws', gross: 2969 };

const cartOf = (...lines: readonly SavedLine[]) =>
  ({
    id: 1,
    lines: lines.map((line) => ({ ...line, finishes: line.finishIds.map((id) => ({ id })) })),
  }) as unknown as Cart;
const carts = { load: vi.fn(async (): Promise<Cart | null> => null), addMultipleItems: vi.fn() };
const savedCarts = { mail: vi.fn(async () => undefined), byToken: vi.fn(async () => [BOARD, SCREWS]) };
const limits = { count: vi.fn(async () => undefined), takeBack: vi.fn(), removeExpired: vi.fn() };

beforeEach(() => {
  vi.clearAllMocks();
  carts.load.mockResolvedValue(null);
  carts.addMultipleItems.mockReset().mockImplementation(async (_shopper, lines) => cartOf(...lines));
});

describe('mailing the cart', () => {
  const send = createSendCartEmail({ carts, savedCarts, limits });

  it('keeps its lines for the mail, counted by client and by recipient (CA-19) (API-25)', async () => {
    carts.load.mockResolvedValue(cartOf(BOARD, SCREWS));
    await send(createFakeVisitor(), ' Piet@Bouw.example ');
    const email = 'Piet@Bouw.example';
    expect(savedCarts.mail).toHaveBeenCalledExactlyOnceWith({ lines: [BOARD, SCREWS], email, locale: 'nl' });
    expect(limits.count.mock.calls).toEqual([
      ['cartMailsOfClient', '192.0.2.0/24'],
      ['cartMailsOfRecipient', 'piet@bouw.example'],
    ]);
  });

  it.each([
    ['', refusal('FIELD_REQUIRED', { field: 'email' })],
    ['piet', refusal('FIELD_EMAIL', { field: 'email' })],
    ['piet@bouw.example', refusal('CART_EMPTY')],
  ])('refuses %j without a cart, and counts nothing', async (email, refused) => {
    await expect(send(createFakeVisitor(), email)).rejects.toMatchObject(refused);
    expect([limits.count, savedCarts.mail].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });
});

describe('restoring a mailed cart', () => {
  const restore = createRestoreCart({ carts, savedCarts });

  it('puts a copy into a cart of its own, making the session', async () => {
    const visitor = createFakeVisitor({ hasSession: false });
    expect(await restore(visitor, 'token')).toMatchObject({ cart: { id: 1 }, unavailable: [] });
    expect(visitor.hasSession).toBe(true);
    expect(carts.addMultipleItems).toHaveBeenCalledExactlyOnceWith(SHOPPER, [BOARD, SCREWS]);
  });

  it('leaves alone what the cart has already, so that a second press changes nothing', async () => {
    carts.load.mockResolvedValue(cartOf({ ...BOARD, finishIds: [2, 1], pieces: 9 }));
    await restore(createFakeVisitor(), 'token');
    expect(carts.addMultipleItems).toHaveBeenCalledExactlyOnceWith(SHOPPER, [SCREWS]);
    carts.load.mockResolvedValue(cartOf(BOARD, SCREWS));
    expect((await restore(createFakeVisitor(), 'token')).unavailable).toEqual([]);
    expect(carts.addMultipleItems).toHaveBeenCalledOnce();
  });

  it('names what cannot be had any more and adds the rest', async () => {
    carts.addMultipleItems.mockRejectedValueOnce(new CommerceError('FINISH_NOT_AVAILABLE', { finishId: 2 }));
    expect((await restore(createFakeVisitor(), 'token')).unavailable).toEqual(['Board']);
    expect(carts.addMultipleItems).toHaveBeenLastCalledWith(SHOPPER, [SCREWS]);
    carts.addMultipleItems
      .mockRejectedValueOnce(new CommerceError('PRODUCT_NOT_AVAILABLE', { variantId: 7 }))
      .mockRejectedValueOnce(new CommerceError('PRODUCT_NOT_FOUND', { variantId: 8 }));
    expect((await restore(createFakeVisitor(), 'token')).unavailable).toEqual(['Board', 'Screws']);
  });

  it('refuses a link that is over, for which no session is made, and what no cart takes', async () => {
    carts.addMultipleItems.mockRejectedValueOnce(new CommerceError('CART_TOO_LARGE'));
    await expect(restore(createFakeVisitor(), 'token')).rejects.toMatchObject(refusal('CART_TOO_LARGE'));
    savedCarts.byToken.mockResolvedValueOnce(null as never);
    const visitor = createFakeVisitor({ hasSession: false });
    await expect(restore(visitor, 'token')).rejects.toMatchObject(refusal('LINK_EXPIRED'));
    expect(visitor.hasSession).toBe(false);
  });
});

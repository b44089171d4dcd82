import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Cart } from '../../domain/cart/cart';
import type { Address } from '../../domain/checkout/address';
import type { AddressDraft } from '../../domain/checkout/check-address';
import type { PaymentProvider } from '../../domain/checkout/payment-provider';
import type { PlacedOrder } from '../../domain/checkout/placed-order';
import { CommerceError } from '../../domain/errors/commerce-error';
import { shippedRates } from '../../freight/testing';
import type { Checkout } from '../../ports/checkout';
import type { Limits } from '../../ports/limits';
import type { Orders } from '../../ports/orders';
import type { KeptVatIdCheck } from '../../ports/vat-ids';
import { createFakeVisitor, refusal, SHOPPER } from '../testing';
import { createAddAddress } from './add-address';
import { createCheckPaymentType } from './check-payment-type';
import { createGetPaymentConfirmation } from './get-payment-confirmation';
import { createPlaceOrder } from './place-order';
import { createSelectAddress } from './select-address';

const CLIENT = '192.0.2.0/24';
const RECIPIENT = 'anna@example.nl';
const order = { id: 1 } as Cart;
const address = { id: 2 } as Address;
const placed = { order: { id: 1, name: 'S107312' }, placedAt: new Date('2026-11-21T12:00:00Z') } as PlacedOrder;
const checkout = {
  addAddress: vi.fn(async () => address),
  recipient: vi.fn(async (): Promise<string | null> => RECIPIENT),
  selectAddress: vi.fn(async () => order),
  noteVatIdCheck: vi.fn(async () => order),
  choosePayment: vi.fn(async () => order),
} satisfies Checkout;
const limits = {
  count: vi.fn(async (..._use: Parameters<Limits['count']>) => {}),
  takeBack: vi.fn(async () => {}),
  removeExpired: async () => {},
} satisfies Limits;
const orders = {
  place: vi.fn(async () => placed),
  lastOf: vi.fn(async (): Promise<PlacedOrder | null> => placed),
  byId: async () => null,
} satisfies Pick<Orders, 'place' | 'lastOf' | 'byId'>;
const followed = { id: 1, version: 9 } as Cart;
const followVatId = vi.fn(async () => followed);
const checkVatId = vi.fn(async (vatId: string): Promise<KeptVatIdCheck> => kept(vatId, 'valid'));
const kept = (vatId: string, outcome: KeptVatIdCheck['outcome']): KeptVatIdCheck => ({
  ...{ id: 4, vatId, outcome, checkedAt: '2026-11-21T12:00:00.000Z', consultationNumber: null },
});
const stranger = () => createFakeVisitor({ hasSession: false });

beforeEach(() => vi.clearAllMocks());

describe('adding an address', () => {
  const addressBook = { setDefault: vi.fn(async () => undefined) };
  const addAddress = createAddAddress({ checkout, addressBook, limits, checkVatId, freightRates: shippedRates });
  const draft: AddressDraft = {
    name: 'Anna Visser',
    street: 'Kerkstraat 1',
    city: 'Rotterdam',
    zip: '3011aa',
    countryId: 528,
    email: RECIPIENT,
    phone: '+31 10 1234567',
    addressType: 'shipping',
  };

  it('keeps it as it was checked, counted by client and session (API-08)', async () => {
    const visitor = stranger();
    expect(await addAddress(visitor, draft)).toBe(address);
    expect(checkout.addAddress).toHaveBeenCalledExactlyOnceWith(SHOPPER, expect.objectContaining({ zip: '3011 AA' }));
    expect(limits.count.mock.calls).toEqual([
      ['addressesOfClient', CLIENT],
      ['addressesOfSession', 'session 7'],
    ]);
    expect(visitor.hasSession).toBe(true);
  });

  it('makes it the default of a customer’s address book, and of no guest’s (EN-11) (DB-28)', async () => {
    expect(await addAddress(createFakeVisitor(), { ...draft, isDefault: true })).toBe(address);
    expect(addressBook.setDefault).not.toHaveBeenCalled();
    const customer = { ...SHOPPER, customerId: 3 };
    const visitor = { ...createFakeVisitor(), ensureShopper: async () => customer };
    expect(await addAddress(visitor, { ...draft, isDefault: true })).toEqual({ ...address, isDefault: true });
    expect(addressBook.setDefault).toHaveBeenCalledExactlyOnceWith(customer, address.id, true);
  });

  const dutch = { ...draft, isCompany: true, companyName: 'Visser Hout', vat: 'NL000099998B57' };

  it.each([
    ['invalid', 'VAT_ID_INVALID'],
    ['unanswered', 'VAT_ID_NOT_CHECKED'],
  ] as const)(
    'says once at the field that the VAT id of a company is %s, then takes it (LG-08)',
    async (outcome, code) => {
      checkVatId.mockResolvedValueOnce(kept(dutch.vat, outcome));
      await expect(addAddress(createFakeVisitor(), dutch)).rejects.toMatchObject(refusal(code, { field: 'vat' }));
      expect(checkout.addAddress).not.toHaveBeenCalled();
      expect(await addAddress(createFakeVisitor(), { ...dutch, isVatCharged: true })).toBe(address);
      expect(checkVatId).toHaveBeenCalledExactlyOnceWith(dutch.vat);
    },
  );

  it('takes a valid VAT id, and asks for none of the seller’s country (LG-08)', async () => {
    expect(await addAddress(createFakeVisitor(), dutch)).toBe(address);
    expect(checkVatId).toHaveBeenCalledExactlyOnceWith(dutch.vat);
    await addAddress(createFakeVisitor(), { ...dutch, vat: 'DE136695976' });
    await addAddress(createFakeVisitor(), { ...dutch, isCompany: false });
    expect(checkVatId).toHaveBeenCalledOnce();
  });

  it('takes every VAT id of the right form where none is checked', async () => {
    const unchecked = createAddAddress({ checkout, addressBook, limits, checkVatId: null, freightRates: shippedRates });
    expect(await unchecked(createFakeVisitor(), dutch)).toBe(address);
  });

  it('counts nothing and makes no session for one that must be corrected', async () => {
    const visitor = stranger();
    await expect(addAddress(visitor, { ...draft, city: '' })).rejects.toMatchObject(
      refusal('FIELD_REQUIRED', { field: 'city' }),
    );
    expect(limits.count).not.toHaveBeenCalled();
    expect(visitor.hasSession).toBe(false);
  });
});

describe('choosing an address', () => {
  const selectAddress = createSelectAddress({ checkout, followVatId });

  it('selects it as delivery or billing address (API-11)', async () => {
    expect(await selectAddress(createFakeVisitor(), { addressId: 2, type: 'billing' })).toBe(followed);
    expect(followVatId).toHaveBeenCalledExactlyOnceWith(SHOPPER, order);
    expect(checkout.selectAddress).toHaveBeenCalledExactlyOnceWith(SHOPPER, 2, 'billing');
  });

  it('refuses what a cart has no address for', async () => {
    await expect(selectAddress(createFakeVisitor(), { addressId: 2, type: 'other' })).rejects.toMatchObject(
      refusal('BAD_REQUEST', { reason: 'A cart has no address of the type other' }),
    );
  });

  it('finds no address of a visitor without a session', async () => {
    await expect(selectAddress(stranger(), { addressId: 2, type: 'shipping' })).rejects.toMatchObject(
      refusal('ADDRESS_NOT_FOUND', { addressId: 2 }),
    );
  });
});

describe('choosing how to pay', () => {
  const providers: PaymentProvider[] = [
    { id: 1, name: 'Adyen', kind: 'CARD', isEnabled: false },
    { id: 2, name: 'WireTransfer', kind: 'WIRE', isEnabled: true },
    { id: 3, name: 'Adyen iDEAL', kind: 'CARD', isEnabled: true },
  ];
  const checkPaymentType = createCheckPaymentType({
    checkout,
    carts: { load: async () => ({ ...order, freight: { isCalculatedAfterwards: true } }) as Cart },
    followVatId,
    payments: { providers: async () => providers } as Parameters<typeof createCheckPaymentType>[0]['payments'],
  });
  const consent = { isTermsAccepted: true, isProductInfoRead: true, isDeliveryCostAccepted: false };

  it('notes provider and ticks, and leads to the confirm page', async () => {
    expect(await checkPaymentType(createFakeVisitor(), { providerId: 2, consent })).toBe('/checkout/confirm');
    expect(checkout.choosePayment).toHaveBeenCalledExactlyOnceWith(SHOPPER, { providerId: 2, consent });
    expect(followVatId).toHaveBeenCalledExactlyOnceWith(SHOPPER, order);
  });

  it.each([
    [9, refusal('PAYMENT_PROVIDER_REQUIRED')],
    [1, refusal('PROVIDER_NOT_IMPLEMENTED', { provider: 'Adyen' })],
    // The freight of this cart is calculated after the order.
    [3, refusal('CARD_NOT_POSSIBLE')],
  ])('refuses provider %d', async (providerId, refused) => {
    await expect(checkPaymentType(createFakeVisitor(), { providerId, consent })).rejects.toMatchObject(refused);
    expect(checkout.choosePayment).not.toHaveBeenCalled();
  });

  it('has nothing to pay for a visitor without a session', async () => {
    await expect(checkPaymentType(stranger(), { providerId: 2, consent })).rejects.toMatchObject(refusal('CART_EMPTY'));
  });
});

describe('placing an order', () => {
  const placeOrder = createPlaceOrder({ orders, checkout, limits });
  const request = { clientKey: '12345678', version: 3 };

  it('places what was shown, counted by client and recipient', async () => {
    expect(await placeOrder(createFakeVisitor(), request)).toBe(placed);
    expect(orders.place).toHaveBeenCalledExactlyOnceWith(SHOPPER, request);
    expect(limits.count.mock.calls).toEqual([
      ['ordersOfClient', CLIENT],
      ['ordersOfRecipient', RECIPIENT],
    ]);
    expect(limits.takeBack).not.toHaveBeenCalled();
  });

  it('returns an order that was placed again, however often it is asked for', async () => {
    checkout.recipient.mockResolvedValueOnce(null);
    expect(await placeOrder(createFakeVisitor(), request)).toBe(placed);
    expect(limits.count).not.toHaveBeenCalledWith('ordersOfClient', expect.anything());
    expect(limits.count).toHaveBeenCalledExactlyOnceWith('ordersOfRecipient', null);
  });

  it('does not count against the recipient what was refused', async () => {
    orders.place.mockRejectedValueOnce(new CommerceError('CART_CHANGED'));
    await expect(placeOrder(createFakeVisitor(), request)).rejects.toMatchObject(refusal('CART_CHANGED'));
    expect(limits.takeBack).toHaveBeenCalledExactlyOnceWith('ordersOfRecipient', RECIPIENT);
  });

  it('is refused where its confirmation would be one mail too many', async () => {
    const tooMany = new CommerceError('TOO_MANY_REQUESTS', { seconds: 60, minutes: 1 });
    limits.count.mockResolvedValueOnce(undefined).mockRejectedValueOnce(tooMany);
    await expect(placeOrder(createFakeVisitor(), request)).rejects.toBe(tooMany);
    expect(orders.place).not.toHaveBeenCalled();
  });

  it.each(['1234567', 'x'.repeat(101), '1234 5678', 'ключключ', '<script>', 'abcdefgh\n'])(
    'refuses the key %j, which no confirm page makes',
    async (clientKey) => {
      await expect(placeOrder(createFakeVisitor(), { ...request, clientKey })).rejects.toMatchObject(
        refusal('BAD_REQUEST', { reason: 'clientKey must be 8 to 100 letters, digits, - or _' }),
      );
    },
  );

  it.each(['12345678', 'x'.repeat(100), crypto.randomUUID(), 'a_b-C9_d'])('takes the key %j', async (clientKey) => {
    expect(await placeOrder(createFakeVisitor(), { ...request, clientKey })).toBe(placed);
  });

  it('has nothing to order for a visitor without a session', async () => {
    await expect(placeOrder(stranger(), request)).rejects.toMatchObject(refusal('CART_EMPTY'));
  });
});

describe('the confirmation', () => {
  const at = (time: string) => createGetPaymentConfirmation({ orders, clock: { now: () => new Date(time) } });
  const confirmation = at('2026-11-21T12:05:00Z');

  it('is that of the order which the shopper placed last', async () => {
    expect(await confirmation(createFakeVisitor())).toBe(placed);
    expect(orders.lastOf).toHaveBeenCalledExactlyOnceWith(SHOPPER);
  });

  it('is shown for a day', async () => {
    expect(await at('2026-11-22T11:59:59.999Z')(createFakeVisitor())).toBe(placed);
    expect(await at('2026-11-22T12:00:00Z')(createFakeVisitor())).toBeNull();
  });

  it('does not exist before an order', async () => {
    orders.lastOf.mockResolvedValueOnce(null);
    expect(await confirmation(createFakeVisitor())).toBeNull();
  });

  it('does not exist without a session', async () => {
    expect(await confirmation(stranger())).toBeNull();
    expect(orders.lastOf).not.toHaveBeenCalled();
  });
});

import { describe, expect, it, vi } from 'vitest';
import type { Cart } from '../../domain/cart/cart';
import type { VatIdCheck } from '../../domain/checkout/vat-id-check';
import type { KeptVatIdCheck, VatIdAnswer } from '../../ports/vat-ids';
import { SHOPPER } from '../testing';
import { createCheckVatId, createFollowVatId } from './check-vat-id';

const VAT_ID = 'NL000099998B57';
const NOON = new Date('2026-11-24T12:00:00Z');
const clock = { now: () => NOON };

const kept = (changes: Partial<KeptVatIdCheck> = {}): KeptVatIdCheck => ({
  ...{ id: 4, vatId: VAT_ID, outcome: 'valid', checkedAt: '2026-11-24T11:00:00.000Z', consultationNumber: 'WAPI1' },
  ...changes,
});

describe('checking a VAT id', () => {
  function asking(answer: VatIdAnswer | null, latest: KeptVatIdCheck | null = null) {
    const find = vi.fn(async () => answer);
    const keep = vi.fn(async (check: VatIdCheck) => ({ ...check, id: 5 }));
    return {
      find,
      keep,
      check: createCheckVatId({ register: { find }, checks: { keep, latestOf: async () => latest }, clock }),
    };
  }

  it.each([
    [{ isValid: true, consultationNumber: 'WAPI2' }, 'valid', 'WAPI2'],
    [{ isValid: false, consultationNumber: null }, 'invalid', null],
    [null, 'unanswered', null],
  ] as const)(
    'keeps what the register says, when, and the consultation number: %j (LG-08)',
    async (answer, outcome, consultationNumber) => {
      const { check } = asking(answer);
      const expected = { id: 5, vatId: VAT_ID, outcome, checkedAt: NOON.toISOString(), consultationNumber };
      expect(await check(VAT_ID)).toEqual(expected);
    },
  );

  it('asks nobody while an answer is fresh, and again once it is a day old', async () => {
    const fresh = asking(null, kept());
    expect(await fresh.check(VAT_ID)).toEqual(kept());
    expect(fresh.find).not.toHaveBeenCalled();
    const old = asking({ isValid: false, consultationNumber: null }, kept({ checkedAt: '2026-11-23T12:00:00.000Z' }));
    expect((await old.check(VAT_ID)).outcome).toBe('invalid');
  });
});

describe('the VAT of a cart', () => {
  const company = { isCompany: true, vat: VAT_ID } as Cart['invoiceAddress'];
  const cart = (changes: Partial<Cart> = {}) =>
    ({ destination: { country: 'NL', zip: '3011 AA' }, invoiceAddress: company, vatIdCheck: null, ...changes }) as Cart;

  function following(isOn = true) {
    const noteVatIdCheck = vi.fn(async () => cart({ vatIdCheck: kept() }));
    const checkVatId = vi.fn(async () => kept());
    const follow = createFollowVatId({ checkout: { noteVatIdCheck }, checkVatId: isOn ? checkVatId : null, clock });
    return { noteVatIdCheck, checkVatId, follow };
  }

  it('follows from the check of its buyer’s VAT id (LG-16)', async () => {
    const { follow, noteVatIdCheck } = following();
    expect((await follow(SHOPPER, cart())).vatIdCheck).toEqual(kept());
    expect(noteVatIdCheck).toHaveBeenCalledExactlyOnceWith(SHOPPER, 4);
  });

  it.each([
    ['its check is fresh', cart({ vatIdCheck: kept() })],
    ['it goes to Germany', cart({ destination: { country: 'DE', zip: '50667' } })],
    ['a person buys', cart({ invoiceAddress: null, shippingAddress: null })],
  ])('stays as it is where %s', async (_, shown) => {
    const { follow, checkVatId } = following();
    expect(await follow(SHOPPER, shown)).toBe(shown);
    expect(checkVatId).not.toHaveBeenCalled();
  });

  it('is asked for again once the check is a day old', async () => {
    const { follow, checkVatId } = following();
    await follow(SHOPPER, cart({ vatIdCheck: kept({ checkedAt: '2026-11-23T11:00:00.000Z' }) }));
    expect(checkVatId).toHaveBeenCalledExactlyOnceWith(VAT_ID);
  });

  it('is charged where VAT ids are not checked', async () => {
    const shown = cart();
    expect(await following(false).follow(SHOPPER, shown)).toBe(shown);
  });
});

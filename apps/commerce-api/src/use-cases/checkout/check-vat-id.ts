import type { Cart } from '../../domain/cart/cart';
import { decisiveVatId } from '../../domain/checkout/intra-community-supply';
import { isFresh } from '../../domain/checkout/vat-id-check';
import type { Checkout } from '../../ports/checkout';
import type { Clock } from '../../ports/clock';
import type { Shopper } from '../../ports/shopper';
import type { KeptVatIdCheck, VatIdChecks, VatIdRegister } from '../../ports/vat-ids';

export interface CheckVatIdOptions {
  readonly register: VatIdRegister;
  readonly checks: Pick<VatIdChecks, 'keep' | 'latestOf'>;
  readonly clock: Clock;
}

/** What is known of a VAT id: the register is asked where nothing fresh is kept, and what it says is kept. */
export type CheckVatId = (vatId: string) => Promise<KeptVatIdCheck>;

export function createCheckVatId({ register, checks, clock }: CheckVatIdOptions): CheckVatId {
  return async (vatId) => {
    const latest = await checks.latestOf(vatId);
    if (latest && isFresh(latest, clock.now())) return latest;
    const answer = await register.find(vatId);
    const found = answer?.isValid ? 'valid' : 'invalid';
    return await checks.keep({
      vatId,
      outcome: answer ? found : 'unanswered',
      checkedAt: clock.now().toISOString(),
      consultationNumber: answer?.consultationNumber ?? null,
    });
  };
}

/** Has a cart's VAT follow from what is known of its buyer's VAT id now. */
export type FollowVatId = (shopper: Shopper, cart: Cart) => Promise<Cart>;

interface FollowVatIdOptions {
  readonly checkout: Pick<Checkout, 'noteVatIdCheck'>;
  /** Null where VAT ids are not checked: everybody is charged VAT. */
  readonly checkVatId: CheckVatId | null;
  readonly clock: Clock;
}

export function createFollowVatId({ checkout, checkVatId, clock }: FollowVatIdOptions): FollowVatId {
  return async (shopper, cart) => {
    const vatId = decisiveVatId(cart);
    if (!checkVatId || vatId === null) return cart;
    if (cart.vatIdCheck && isFresh(cart.vatIdCheck, clock.now())) return cart;
    const { id } = await checkVatId(vatId);
    return await checkout.noteVatIdCheck(shopper, id);
  };
}

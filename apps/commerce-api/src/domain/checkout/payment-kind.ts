import type { OrderEvent } from './order-state';

interface PaymentRules {
  /** What happens to a quotation when its order is placed. */
  readonly placing: readonly OrderEvent[];
  /** What the names of its providers contain, whatever their case (PY-01, PY-02, PY-08). */
  readonly name: RegExp;
}

/** Kinds of payment. The order's first state, the pages of the shop and the mails follow from the kind alone. */
const KINDS = {
  /** Paid afterwards: the order waits for its money, and the shopper is told where to transfer it (PY-07). */
  WIRE: { placing: ['place'], name: /wire/i },
  /** Paid while ordering. */
  CARD: { placing: ['place', 'pay'], name: /adyen/i },
  /** Paid after delivery, by customers who are given time: the yard begins at once (CA-28). */
  ACCOUNT: { placing: ['place', 'grant'], name: /account/i },
  /** Nothing is to be paid: a promo code takes all of it off, or samples that come free are all there is. */
  FREE: { placing: ['place', 'pay'], name: /free/i },
} as const satisfies Record<string, PaymentRules>;

export type PaymentKind = keyof typeof KINDS;

/** The kind of a provider by its name; null for one that the shop does not know how to be paid by (PY-03). */
export function paymentKindOf(providerName: string): PaymentKind | null {
  const kinds = Object.keys(KINDS) as PaymentKind[];
  return kinds.find((kind) => KINDS[kind].name.test(providerName)) ?? null;
}

/** What happens to a quotation when an order that is paid so is placed. */
export const placingEvents = (kind: PaymentKind): readonly OrderEvent[] => KINDS[kind].placing;

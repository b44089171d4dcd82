import { FINAL_STATES, type OrderState } from './order-state';

/** Days after its end that an order can still be opened by the link of its mails (DB-08). */
export const ORDER_LINK_DAYS = 90;

const DAY_MS = 24 * 60 * 60 * 1000;

interface LinkedOrder {
  readonly state: OrderState;
  readonly placedAt: Date;
  /** When it was delivered or cancelled; null until then. */
  readonly endedAt: Date | null;
}

/** Whether an order can be opened by its link: until it is over, and 90 days longer. */
export function isOrderLinkOpen({ state, placedAt, endedAt }: LinkedOrder, now: Date): boolean {
  if (!FINAL_STATES.includes(state)) return true;
  // Where nobody noted the end, the link rather closes too early than never.
  const end = endedAt ?? placedAt;
  return now.getTime() < end.getTime() + ORDER_LINK_DAYS * DAY_MS;
}

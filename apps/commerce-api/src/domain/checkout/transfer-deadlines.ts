import { addDays, todayInBerlin } from '@geven/timber';

/** Days after the order on which whoever has not paid is reminded. */
const REMINDED_AFTER = 7;
/** Days after the order that the terms give to pay it. */
const PAID_WITHIN = 14;
/** Days that everybody has after the reminder, also where it came late. */
const PAID_AFTER_REMINDER = 7;

interface UnpaidTransfer {
  readonly placedAt: Date;
  /** Null before. */
  readonly remindedAt: Date | null;
}

/** The last day, in Berlin, on which an order can be paid by transfer: `2026-12-09`. */
export function lastDayToPay({ placedAt, remindedAt }: { placedAt: Date; remindedAt: Date }): string {
  const asOrdered = addDays(todayInBerlin(placedAt), PAID_WITHIN);
  const asReminded = addDays(todayInBerlin(remindedAt), PAID_AFTER_REMINDER);
  if (asReminded > asOrdered) return asReminded;
  return asOrdered;
}

/** What is to be done about an order whose transfer has not arrived; null for waiting on. */
export function dueForTransfer({ placedAt, remindedAt }: UnpaidTransfer, now: Date): 'remind' | 'cancel' | null {
  const today = todayInBerlin(now);
  if (remindedAt === null) return today >= addDays(todayInBerlin(placedAt), REMINDED_AFTER) ? 'remind' : null;
  return today > lastDayToPay({ placedAt, remindedAt }) ? 'cancel' : null;
}

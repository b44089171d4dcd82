/** States of an order, in Odoo's words. */
export type OrderState = 'Quotation' | 'QuotationSent' | 'SalesOrder' | 'Locked' | 'Cancelled';

/** What happens to an order. */
export type OrderEvent = 'place' | 'pay' | 'grant' | 'lock' | 'cancel';

export type PaymentState = 'pending' | 'done';

interface StateRules {
  readonly paymentState: PaymentState;
  /** The state after each event that is allowed. */
  readonly next: Partial<Record<OrderEvent, OrderState>>;
}

// The only place that knows how orders go on: whoever writes a state asks here. A wire transfer waits in QuotationSent
// for its money; `grant` begins an order that is paid on account later.
const STATES: Record<OrderState, StateRules> = {
  Quotation: { paymentState: 'pending', next: { place: 'QuotationSent', cancel: 'Cancelled' } },
  QuotationSent: { paymentState: 'pending', next: { pay: 'SalesOrder', grant: 'SalesOrder', cancel: 'Cancelled' } },
  SalesOrder: { paymentState: 'done', next: { lock: 'Locked', cancel: 'Cancelled' } },
  Locked: { paymentState: 'done', next: {} },
  Cancelled: { paymentState: 'pending', next: {} },
};

/** The state after an event; null where the event is not allowed. */
export function nextState(state: OrderState, event: OrderEvent): OrderState | null {
  return STATES[state].next[event] ?? null;
}

/**
 * The state after events in turn.
 *
 * @throws {Error} When one of them is not allowed.
 */
export function stateAfter(state: OrderState, events: readonly OrderEvent[]): OrderState {
  return events.reduce((before, event) => {
    const after = nextState(before, event);
    if (!after) throw new Error(`An order in the state ${before} does not take the event ${event}`);
    return after;
  }, state);
}

/** Whether the money of an order is there after an event: an order on account goes on without it. */
export function paymentStateAfter(before: PaymentState, event: OrderEvent): PaymentState {
  if (event === 'pay') return 'done';
  return event === 'cancel' ? 'pending' : before;
}

/** Whether the money of an order in this state is there, for orders whose state is all that is known. */
export const paymentStateOf = (state: OrderState): PaymentState => STATES[state].paymentState;

/** States that nothing happens to an order in any more. */
export const FINAL_STATES: readonly OrderState[] = Object.entries(STATES).flatMap(([state, { next }]) =>
  Object.keys(next).length === 0 ? [state as OrderState] : [],
);

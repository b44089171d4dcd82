/** States of an order, in Odoo's words. */
export type OrderState = 'Quotation' | 'QuotationSent' | 'SalesOrder' | 'Locked' | 'Cancelled';

/** What happens to an order. */
export type OrderEvent = 'place' | 'pay' | 'lock' | 'cancel';

// A wire transfer waits in QuotationSent for its money.
const TRANSITIONS: Record<OrderState, Partial<Record<OrderEvent, OrderState>>> = {
  Quotation: { place: 'QuotationSent', cancel: 'Cancelled' },
  QuotationSent: { pay: 'SalesOrder', cancel: 'Cancelled' },
  SalesOrder: { lock: 'Locked', cancel: 'Cancelled' },
  Locked: {},
  Cancelled: {},
};

/** The state after an event; null where the event is not allowed. */
export function nextState(state: OrderState, event: OrderEvent): OrderState | null {
  return TRANSITIONS[state][event] ?? null;
}

import type { PlacedOrder } from '../domain/checkout/placed-order';

/** Writes the confirmation of an order as a PDF, in the language that it was ordered in. SERVICE_UNAVAILABLE when too many wait. */
export type WriteConfirmation = (placed: PlacedOrder) => Promise<Uint8Array>;

/** An order that has left the yard. */
interface DeliveredOrder extends PlacedOrder {
  readonly deliveredAt: Date;
}

/** Writes the note that its goods are compared with, as `WriteConfirmation`. */
export type WriteDeliveryNote = (delivered: DeliveredOrder) => Promise<Uint8Array>;

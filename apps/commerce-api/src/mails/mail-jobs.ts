import type { Database } from '../database/connection';
import type { Mail } from '../ports/mail';
import type { Orders } from '../ports/orders';
import { sendOnce } from './send-once';

interface ConfirmOrderOptions extends Pick<Database, 'db'> {
  readonly orders: Pick<Orders, 'byId'>;
  readonly mail: Mail;
}

/** Handles `order-confirmation`: mails the order to who placed it. */
export function createConfirmOrder({ db, orders, mail }: ConfirmOrderOptions) {
  return async ({ orderId }: { orderId: number }): Promise<void> => {
    const placed = await orders.byId(orderId);
    if (!placed) throw new Error('There is no order to confirm');
    await sendOnce({
      db,
      eventKey: `order-confirmation:${orderId}`,
      host: mail.host,
      send: (messageId) => mail.sendOrderConfirmation(placed, messageId),
    });
  };
}

import type { PaymentEvent } from '../domain/payments/payment-event';

/** An event with everything that the service sent of it. */
export interface ReportedEvent extends PaymentEvent {
  readonly raw: Readonly<Record<string, unknown>>;
}

/** What the payment service has ever reported. */
export interface PaymentEvents {
  /**
   * Keeps what is not kept yet, and has its attempts follow by jobs: of one reference, code and success there is one event.
   */
  keep(events: readonly ReportedEvent[]): Promise<void>;
  /** Everything about one attempt. */
  ofAttempt(merchantReference: string): Promise<readonly PaymentEvent[]>;
}

/** Why a webhook does not count. */
export type NotificationFault = 'unknownSender' | 'unreadable' | 'otherAccount' | 'badSignature';

/** The events of a webhook, or why there are none. */
export type ReadNotifications = (
  authorization: string | undefined,
  body: string,
) => { readonly events: readonly ReportedEvent[] } | { readonly fault: NotificationFault };

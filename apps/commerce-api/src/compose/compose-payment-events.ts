import { createReadNotifications } from '../gateways/adyen/notifications';
import { createAdyenWebhookEndpoint } from '../http/adyen-webhook-endpoint';
import type { PaymentEvents } from '../ports/payment-events';
import type { Area, Shared } from './area';

/** What the payment service reports, kept; nothing where there are no payments by card. */
export function composePaymentEvents({ env, log }: Shared, events: Pick<PaymentEvents, 'keep'>): Area {
  if (!env.payments) return {};
  const endpoint = createAdyenWebhookEndpoint({
    read: createReadNotifications(env.payments.webhook),
    events,
    onFault: (fault, requestId) => log.error({ requestId, fault }, 'webhook of payments refused'),
    onFailure: (error, requestId) => log.error({ requestId, err: error }, 'webhook of payments not stored'),
  });
  return { endpoints: { '/api/webhooks/adyen': endpoint } };
}

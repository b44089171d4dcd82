import { createReadNotifications } from '../gateways/adyen/notifications';
import { createAdyenWebhookEndpoint } from '../http/adyen-webhook-endpoint';
import { createStoredPaymentEvents } from '../payments/stored-payment-events';
import type { Area, Shared } from './area';

/** What the payment service reports, kept; nothing where there are no payments by card. */
export function composePaymentEvents({ env, log, connections }: Shared): Area {
  if (!env.payments) return {};
  const endpoint = createAdyenWebhookEndpoint({
    read: createReadNotifications(env.payments.webhook),
    events: createStoredPaymentEvents(connections.requests.db),
    onFault: (fault, requestId) => log.error({ requestId, fault }, 'webhook of payments refused'),
    onFailure: (error, requestId) => log.error({ requestId, err: error }, 'webhook of payments not stored'),
  });
  return { endpoints: { '/api/webhooks/adyen': endpoint } };
}

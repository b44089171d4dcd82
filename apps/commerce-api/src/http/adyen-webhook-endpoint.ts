import type { NotificationFault, PaymentEvents, ReadNotifications } from '../ports/payment-events';
import type { Exchange } from './exchange';
import { readBody } from './read-body';
import { RequestError } from './request-error';

export interface AdyenWebhookEndpointOptions {
  readonly read: ReadNotifications;
  readonly events: Pick<PaymentEvents, 'keep'>;
  /** Told about a webhook that does not count: somebody's attempt, or a key or an account that we were not told. */
  readonly onFault: (fault: NotificationFault, requestId: string) => void;
  /** Told why nothing could be stored. */
  readonly onFailure: (error: unknown, requestId: string) => void;
}

const STATUSES: Readonly<Record<NotificationFault, number>> = {
  unknownSender: 401,
  badSignature: 401,
  unreadable: 400,
  otherAccount: 400,
};

/**
 * Answers `POST /api/webhooks/adyen`: something happened to a payment. 200 once it is stored, whatever it means: the
 * vendor sends one after the other, and one that is not taken keeps all others waiting. 401 for a sender or a signature
 * that is not the vendor's, 400 for what is not of our account, 413 above 64 KB, 503 where it could not be stored.
 */
export function createAdyenWebhookEndpoint({ read, events, onFault, onFailure }: AdyenWebhookEndpointOptions) {
  return async function handleAdyenWebhook({ request, response, requestId }: Exchange): Promise<void> {
    const status = await statusOf();
    response.writeHead(status, { 'cache-control': 'no-store' }).end();

    async function statusOf(): Promise<number> {
      if (request.method !== 'POST') return 405;
      try {
        const message = read(request.headers.authorization, await readBody(request));
        if ('fault' in message) {
          onFault(message.fault, requestId);
          return STATUSES[message.fault];
        }
        await events.keep(message.events);
        return 200;
      } catch (error) {
        if (error instanceof RequestError) return error.status;
        onFailure(error, requestId);
        return 503;
      }
    }
  };
}

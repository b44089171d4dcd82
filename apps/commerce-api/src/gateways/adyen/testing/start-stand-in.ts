import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createAdyenStandIn, type Payment } from '@geven/adyen-stand-in';
import { getRequestListener } from '@hono/node-server';
import { pino } from 'pino';
import { createServer as createApi } from '../../../create-server';
import type { PaymentEvent } from '../../../domain/payments/payment-event';
import { createAdyenWebhookEndpoint } from '../../../http/adyen-webhook-endpoint';
import type { NotificationFault, PaymentEvents } from '../../../ports/payment-events';
import { TEST_CLIENT } from '../../../testing/unlimited';
import { type AdyenPaymentsOptions, createAdyenPayments } from '../adyen-payments';
import { createReadNotifications } from '../notifications';

const ACCOUNT = { apiKey: 'a key of the API', merchantAccount: 'Timber' };
const WEBHOOK = { user: 'vendor', password: 'a password of webhooks', merchantAccount: 'Timber' };
const HMAC_KEY = '0F'.repeat(32);
/** Shorter than the stand-in's late answers. */
const TIMEOUT_MS = 300;
const LATE_MS = 1000;

/** The vendor as the sandbox plays it, our gateway, and the endpoint for its webhooks, all over HTTP. */
export async function startStandIn(events: PaymentEvents) {
  const faults: NotificationFault[] = [];
  const failures: unknown[] = [];
  const endpoint = createAdyenWebhookEndpoint({
    read: createReadNotifications({ ...WEBHOOK, hmacKeys: ['AA'.repeat(32), HMAC_KEY], isLive: false }),
    events,
    onFault: (fault) => void faults.push(fault),
    onFailure: (error) => void failures.push(error),
  });
  const endpoints = { '/api/webhooks/adyen': endpoint };
  const shop = await listen(createApi({ readClient: () => TEST_CLIENT, log: pino({ level: 'silent' }), endpoints }));
  const standIn = createAdyenStandIn({
    ...ACCOUNT,
    webhook: { ...WEBHOOK, url: `${shop.url}/api/webhooks/adyen`, hmacKey: HMAC_KEY },
    lateMs: LATE_MS,
    delayMs: 10,
    retriesMs: [20, 20],
  });
  const vendor = await listen(getRequestListener(standIn.app.fetch, { overrideGlobalObjects: false }));
  const options: AdyenPaymentsOptions = {
    ...ACCOUNT,
    livePrefix: null,
    standInUrl: `${vendor.url}/adyen`,
    isCapturedLater: false,
    authentication: 'redirect',
    timeoutMs: TIMEOUT_MS,
  };
  const paymentsWith = (more: Partial<AdyenPaymentsOptions>) => createAdyenPayments({ ...options, ...more });

  return {
    payments: paymentsWith({}),
    nativePayments: paymentsWith({ authentication: 'native' }),
    laterPayments: paymentsWith({ isCapturedLater: true }),
    /** Of somebody whose key the vendor does not know. */
    strangersPayments: paymentsWith({ apiKey: 'a guess' }),
    faults,
    failures,
    async ledger(): Promise<Payment[]> {
      return (await (await fetch(`${vendor.url}/api/adyen`)).json()) as Payment[];
    },
    /** The payment of a reference in the vendor's books, once all of its webhooks were answered. */
    async settled(reference: string): Promise<Payment> {
      for (let round = 0; round < 100; round += 1) {
        const payment = (await this.ledger()).find(({ merchantReference }) => merchantReference === reference);
        if (payment?.notices.every(({ status }) => status !== null)) return payment;
        await wait(20);
      }
      throw new Error(`The webhooks of ${reference} were not answered`);
    },
    async close() {
      standIn.close();
      await Promise.all([shop.close(), vendor.close()]);
    },
  };
}

/** Events in memory, unique as in the database. */
export function createKeptEvents(): PaymentEvents & { readonly all: readonly PaymentEvent[] } {
  const all: PaymentEvent[] = [];
  const keyOf = ({ pspReference, eventCode, success }: PaymentEvent) => `${pspReference} ${eventCode} ${success}`;
  return {
    all,
    async keep(events) {
      const known = new Set(all.map(keyOf));
      all.push(...events.filter((event) => !known.has(keyOf(event))));
    },
    ofAttempt: async (reference) => all.filter(({ merchantReference }) => merchantReference === reference),
  };
}

async function listen(handler: RequestListener) {
  const server: Server = createServer(handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      const closed = once(server, 'close');
      server.close();
      await closed;
    },
  };
}

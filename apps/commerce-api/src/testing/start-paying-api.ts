import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AdyenStandIn, createAdyenStandIn, SANDBOX_ACCOUNT } from '@geven/adyen-stand-in';
import { getRequestListener } from '@hono/node-server';
import { startApi, type TestApi } from './start-api';

/** The whole API with its jobs, and the payment service that it asks, which reports to it, all over HTTP. */
export interface PayingApi {
  readonly api: TestApi;
  readonly standIn: AdyenStandIn;
  close(): Promise<void>;
}

export async function startPayingApi(env: Record<string, string> = {}): Promise<PayingApi> {
  const vendor = createServer((request, response) => listener(request, response)).listen(0);
  await once(vendor, 'listening');
  const vendorUrl = `http://localhost:${(vendor.address() as AddressInfo).port}`;
  const api = await startApi({
    env: { ADYEN_SANDBOX_URL: `${vendorUrl}/adyen`, ADHOC_QUERIES: 'on', OUTBOX_WORKER: 'on', ...env },
  });
  const { apiKey, ...account } = SANDBOX_ACCOUNT;
  const webhook = { ...account, url: new URL('/api/webhooks/adyen', api.url).href };
  const standIn = createAdyenStandIn({ apiKey, webhook, delayMs: 0 });
  const listener = getRequestListener(standIn.app.fetch, { overrideGlobalObjects: false });
  return {
    api,
    standIn,
    async close() {
      standIn.close();
      await api.close();
      vendor.close();
    },
  };
}

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdyenStandIn, type Payment, SANDBOX_ACCOUNT } from '@geven/adyen-stand-in';
import { getRequestListener } from '@hono/node-server';
import type { Gate } from './gate';

/** The payment service as the sandbox plays it, whose calls and webhooks a test can hold. */
export interface HeldVendor {
  /** What `ADYEN_SANDBOX_URL` is set to. */
  readonly url: string;
  /** Its books. */
  payments(): Promise<readonly Payment[]>;
  close(): void;
}

/** More than a test takes, each as soon as the shop's server may be there again. */
const RETRIES_MS = Array<number>(200).fill(250);

/**
 * Names what passes the gate `to vendor: /adyen/v72/payments`, `from vendor: …` and `to shop: webhook`. Webhooks go to
 * the API of `shopUrl`, also when that was started again.
 */
export async function startHeldVendor(shopUrl: string, gate: Gate): Promise<HeldVendor> {
  const server = createServer((request, response) => listener(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { apiKey, ...account } = SANDBOX_ACCOUNT;
  const webhook = { ...account, url: `${origin}/webhook` };
  const standIn = createAdyenStandIn({ apiKey, webhook, delayMs: 0, retriesMs: RETRIES_MS });

  /** Takes a webhook on to the shop. */
  async function relay(request: Request): Promise<Response> {
    await gate.pass('to shop: webhook');
    const headers = { 'content-type': 'application/json', authorization: request.headers.get('authorization') ?? '' };
    const url = new URL('/api/webhooks/adyen', shopUrl);
    const body = await request.text();
    const answer = await fetch(url, { method: 'POST', headers, body }).catch(() => null);
    return new Response(null, { status: answer?.status ?? 502 });
  }

  const listener = getRequestListener(
    async (request, bindings) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/webhook') return await relay(request);
      await gate.pass(`to vendor: ${pathname}`);
      // Whoever was killed meanwhile has sent nothing.
      if (bindings.incoming.socket.destroyed) return new Response(null, { status: 499 });
      const answer = await standIn.app.fetch(request, bindings);
      await gate.pass(`from vendor: ${pathname}`);
      return answer;
    },
    { overrideGlobalObjects: false },
  );
  return {
    url: `${origin}/adyen`,
    payments: async () => (await (await standIn.app.request('/api/adyen')).json()) as Payment[],
    close() {
      standIn.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

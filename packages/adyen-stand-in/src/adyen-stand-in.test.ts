import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AdyenStandIn, createAdyenStandIn } from './adyen-stand-in';
import { findCase } from './find-case';
import type { Payment } from './ledger';
import { PAYMENT_CASES } from './payment-cases';

describe('Adyen, played', () => {
  let standIn: AdyenStandIn;
  let merchant: Server;
  let statuses: number[];
  let received: { authorization: string | undefined; item: Record<string, unknown> }[];

  beforeEach(async () => {
    statuses = [];
    received = [];
    merchant = createServer(async (request, response) => {
      const { notificationItems } = JSON.parse(await textOf(request));
      const item = notificationItems[0].NotificationRequestItem;
      received.push({ authorization: request.headers.authorization, item });
      response.writeHead(statuses.shift() ?? 200).end();
    }).listen(0);
    await once(merchant, 'listening');
    const { port } = merchant.address() as AddressInfo;
    standIn = createAdyenStandIn({
      apiKey: 'a key',
      webhook: {
        url: `http://localhost:${port}/api/webhooks/adyen`,
        merchantAccount: 'Timber',
        user: 'vendor',
        password: 'a password',
        hmacKey: '0F'.repeat(32),
      },
      delayMs: 0,
      retriesMs: [0, 0],
    });
  });
  afterEach(async () => {
    standIn.close();
    merchant.close();
  });

  const call = (path: string, body: object, headers: Record<string, string> = {}) =>
    standIn.app.request(`/adyen/v72${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': 'a key', ...headers },
      body: JSON.stringify({ merchantAccount: 'Timber', ...body }),
    });
  const attempt = (paymentMethod: object, more: object = {}) => ({
    amount: { value: 64_130, currency: 'EUR' },
    reference: 'S107312-1',
    returnUrl: 'http://shop.example/return',
    paymentMethod,
    ...more,
  });
  const card = { type: 'scheme', encryptedCardNumber: 'test_4111111111111111' };
  const ledger = async () => (await (await standIn.app.request('/api/adyen')).json()) as Payment[];

  it('has a way for each trigger of its table, and each way has one', () => {
    const found = PAYMENT_CASES.map(({ trigger }) =>
      findCase(
        {
          type: trigger.method,
          encryptedCardNumber: `test_${trigger.number ?? '4000000000000002'}`,
          holderName: trigger.holder ?? 'Eva Brandt',
        },
        trigger.isNative ?? false,
      ),
    );
    expect(found).toEqual(PAYMENT_CASES);
    expect(new Set(PAYMENT_CASES.map(({ name }) => name)).size).toBe(PAYMENT_CASES.length);
  });

  it('knows its merchant by key and account', async () => {
    expect((await call('/payments', attempt(card), { 'x-api-key': 'guess' })).status).toBe(401);
    expect((await call('/payments', { ...attempt(card), merchantAccount: 'Other' })).status).toBe(403);
    expect(await ledger()).toEqual([]);
  });

  it.each([
    ['no amount', { amount: { value: 0, currency: 'EUR' } }],
    ['a fraction of a cent', { amount: { value: 0.5, currency: 'EUR' } }],
    ['no reference', { reference: '' }],
    ['a long reference', { reference: 'S'.repeat(81) }],
    ['no way back', { returnUrl: 'shop' }],
    ['an unknown method', { paymentMethod: { type: 'cheque' } }],
  ])('takes no payment with %s', async (_what, more) => {
    expect((await call('/payments', attempt(card, more))).status).toBe(422);
    expect(await ledger()).toEqual([]);
  });

  it('reports one after the other, and again what the merchant failed at', async () => {
    statuses = [500, 503];
    await call('/payments', attempt({ ...card, holderName: 'capture failed' }));
    await vi.waitFor(() => expect(received).toHaveLength(4));
    const codes = received.map(({ item }) => item.eventCode);
    expect(codes).toEqual(['AUTHORISATION', 'AUTHORISATION', 'AUTHORISATION', 'CAPTURE_FAILED']);
    expect(received[0]?.authorization).toBe(`Basic ${btoa('vendor:a password')}`);
    expect(received[3]?.item.originalReference).toBe(received[0]?.item.pspReference);
    await vi.waitFor(async () => {
      const [payment] = await ledger();
      expect(payment?.notices.map(({ status }) => status)).toEqual([200, 200]);
    });
  });

  it('gives a webhook up that the merchant refuses', async () => {
    statuses = [401];
    await call('/payments', attempt(card));
    await vi.waitFor(async () => expect((await ledger())[0]?.notices[0]?.status).toBe(401));
    expect(received).toHaveLength(1);
  });

  it('is the bank, whose page runs nothing and shows what is paid', async () => {
    const answer = await call('/payments', attempt({ type: 'ideal' }, { reference: 'S1-1 <b>' }));
    const { action } = (await answer.json()) as { action: { url: string } };
    const page = await (await standIn.app.request(action.url)).text();
    expect(page).toContain('641.30 EUR');
    expect(page).toContain('S1-1 &lt;b&gt;');
    expect(page).not.toMatch(/<script|onclick/);
    const post = (choice: string) =>
      standIn.app.request(action.url, { method: 'POST', body: new URLSearchParams({ choice }) });
    expect((await post('wrongPassword')).status).toBe(400);
    expect((await post('constructor')).status).toBe(400);
    expect((await post('pay')).headers.get('location')).toMatch(/^http:\/\/shop\.example\/return\?redirectResult=/);
    expect((await standIn.app.request('/adyen/bank/unknown')).status).toBe(404);
  });

  it('forgets its books when it is told to', async () => {
    await call('/payments', attempt(card));
    expect(await ledger()).toHaveLength(1);
    await standIn.app.request('/api/adyen', { method: 'DELETE' });
    expect(await ledger()).toEqual([]);
  });
});

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

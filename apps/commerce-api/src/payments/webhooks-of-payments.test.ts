import { createAdyenStandIn, type Payment, SANDBOX_ACCOUNT } from '@geven/adyen-stand-in';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDatabase, type Database } from '../database/connection';
import { startApi, type TestApi } from '../testing/start-api';
import { createStoredPaymentEvents } from './stored-payment-events';

const { apiKey, ...account } = SANDBOX_ACCOUNT;

describe('webhooks of payments, to an API without keys of its own', () => {
  let api: TestApi;
  let database: Database;
  let address: string;
  beforeAll(async () => {
    api = await startApi();
    database = createDatabase(api.databaseUrl);
    address = new URL('/api/webhooks/adyen', api.url).href;
  });
  afterAll(async () => {
    await database.close();
    await api.close();
  });

  /** Has the sandbox report a payment, and answers with what the webhook was answered. */
  async function report(reference: string, holderName: string): Promise<number | null | undefined> {
    const standIn = createAdyenStandIn({ apiKey, webhook: { ...account, url: address }, delayMs: 0, retriesMs: [] });
    await standIn.app.request('/adyen/v72/payments', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': apiKey },
      body: JSON.stringify({
        merchantAccount: account.merchantAccount,
        amount: { value: 64_130, currency: 'EUR' },
        reference,
        returnUrl: 'http://shop.example/return',
        paymentMethod: { type: 'scheme', encryptedCardNumber: 'test_4111111111111111', holderName },
      }),
    });
    return vi.waitUntil(
      async () => {
        const [payment] = (await (await standIn.app.request('/api/adyen')).json()) as Payment[];
        return payment?.notices[0]?.status;
      },
      { timeout: 5000 },
    );
  }

  it('are stored, once', async () => {
    expect(await report('S107312-1', 'X-TEN')).toBe(200);
    await vi.waitFor(async () => {
      const lines = api.logLines.filter(({ path, status }) => path === '/api/webhooks/adyen' && status === 200);
      expect(lines).toHaveLength(10);
    });
    const events = await createStoredPaymentEvents({ db: database.db, enqueue: async () => undefined }).ofAttempt(
      'S107312-1',
    );
    expect(events.map(({ eventCode, success, amount }) => [eventCode, success, amount])).toEqual([
      ['AUTHORISATION', true, { cents: 64_130, currency: 'EUR' }],
    ]);
  });

  it('raise an alarm when they are badly signed, and are not stored', async () => {
    expect(await report('S107313-1', 'X-SIGN')).toBe(401);
    const alarm = { level: 50, msg: 'webhook of payments refused', fault: 'badSignature' };
    expect(api.logLines).toContainEqual(expect.objectContaining(alarm));
    expect(
      await createStoredPaymentEvents({ db: database.db, enqueue: async () => undefined }).ofAttempt('S107313-1'),
    ).toEqual([]);
  });
});

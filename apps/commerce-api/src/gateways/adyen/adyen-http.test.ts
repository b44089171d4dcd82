import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAdyenPayments } from './adyen-payments';

const options = {
  apiKey: 'a key of the API',
  merchantAccount: 'Timber',
  livePrefix: null,
  standInUrl: null,
  isCapturedLater: false,
  authentication: 'redirect',
} as const;

const attempt = {
  attemptId: '1a4c2d3e-0000-4000-8000-000000000000',
  reference: 'S107312-1',
  amount: { cents: 64_130, currency: 'EUR' },
  method: { type: 'ideal' },
  returnUrl: 'https://shop.example/return',
  origin: 'https://shop.example',
  country: 'DE',
  language: 'de-DE',
  browser: null,
};

const json = (status: number, body: object) => new Response(JSON.stringify(body), { status });

describe('calls of Adyen', () => {
  const sent = vi.fn<typeof fetch>();
  const pay = (more: { livePrefix?: string } = {}) => {
    vi.stubGlobal('fetch', sent);
    return createAdyenPayments({ ...options, ...more }).pay(attempt);
  };
  afterEach(() => {
    vi.unstubAllGlobals();
    sent.mockReset();
  });

  it.each([
    [{}, 'https://checkout-test.adyen.com/v72/payments'],
    [{ livePrefix: 'abc-Timber' }, 'https://abc-Timber-checkout-live.adyenpayments.com/checkout/v72/payments'],
  ])('go to the host of the account: %j', async (more, url) => {
    sent.mockResolvedValue(json(200, { resultCode: 'Authorised', pspReference: 'P1' }));
    expect(await pay(more)).toEqual({ kind: 'authorised', pspReference: 'P1' });
    expect(sent).toHaveBeenCalledExactlyOnceWith(url, expect.anything());
  });

  it('say who asks, and for what, without anything that would be kept', async () => {
    sent.mockResolvedValue(json(200, { resultCode: 'Authorised', pspReference: 'P1' }));
    await pay();
    const { headers, body, redirect } = sent.mock.calls[0]?.[1] ?? {};
    expect(headers).toMatchObject({ 'x-api-key': 'a key of the API', 'idempotency-key': attempt.attemptId });
    expect(redirect).toBe('error');
    expect(JSON.parse(String(body))).toMatchObject({
      merchantAccount: 'Timber',
      amount: { value: 64_130, currency: 'EUR' },
      reference: 'S107312-1',
      storePaymentMethod: false,
      authenticationData: { attemptAuthentication: 'always', threeDSRequestData: { nativeThreeDS: 'disabled' } },
    });
  });

  it.each([
    ['no answer', () => Promise.reject(new TypeError('fetch failed'))],
    ['a failure', async () => json(500, {})],
    ['a request that is still under way', async () => json(422, { errorCode: '704' })],
    ['an answer that is none', async () => new Response('<html>')],
    ['an empty answer', async () => new Response('')],
  ])('are made once more after %s, with the same key and body', async (_what, first) => {
    sent.mockImplementationOnce(first);
    sent.mockImplementationOnce(async () => json(200, { resultCode: 'Authorised', pspReference: 'P1' }));
    expect(await pay()).toEqual({ kind: 'authorised', pspReference: 'P1' });
    const [before, after] = sent.mock.calls.map(([, init]) => [init?.headers, init?.body]);
    expect(after).toEqual(before);
  });

  it('leave it open what happened when the second attempt is refused after a first one without an answer', async () => {
    sent.mockRejectedValueOnce(new TypeError('fetch failed'));
    sent.mockResolvedValueOnce(json(401, { errorCode: '000' }));
    expect(await pay()).toEqual({ kind: 'unanswered' });
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it('are not made again after a refusal', async () => {
    sent.mockResolvedValue(json(403, { errorCode: '901' }));
    expect(await pay()).toEqual({ kind: 'error', code: '901' });
    expect(sent).toHaveBeenCalledOnce();
  });

  it.each([{ resultCode: 'PartiallyAuthorised', pspReference: 'P1' }, { resultCode: 'Authorised' }, {}])(
    'leave it open how a payment ends that is answered with %j',
    async (body) => {
      sent.mockImplementation(async () => json(200, body));
      expect(await pay()).toEqual({ kind: 'unanswered' });
    },
  );
});

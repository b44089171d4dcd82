import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createSdk } from './create-sdk';
import trustedDocuments from './generated/trusted-documents.json' with { type: 'json' };
import { SdkError } from './sdk-error';

type Answer = (body: { documentId: string; operationName: string; variables: unknown }) => {
  status?: number;
  body: string;
  delayMs?: number;
};

const servers: { close(): void }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A real HTTP server that answers what the test says, and the SDK that calls it. */
async function sdkAgainst(answer: Answer, options: { timeoutMs?: number; locale?: string } = {}) {
  const seen: { headers: Record<string, unknown>; body: Parameters<Answer>[0] }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString());
    seen.push({ headers: request.headers, body });
    const { status = 200, body: text, delayMs = 0 } = answer(body);
    setTimeout(() => {
      response.writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'r-1' });
      response.end(text);
    }, delayMs);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/graphql`;
  return { sdk: createSdk({ endpoint, ...options }), seen, endpoint };
}

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('the call was answered'),
    (error: SdkError) => error,
  );

describe('a call of the SDK', () => {
  it('names its document by an id that the manifest of the API has, and its language', async () => {
    const { sdk, seen } = await sdkAgainst(() => ({ body: '{"data":{"cart":{"order":null}}}' }), { locale: 'nl' });
    expect(await sdk.cart.cartLoad()).toBeNull();
    expect(seen[0]?.headers['accept-language']).toBe('nl');
    expect(seen[0]?.body.operationName).toBe('gevenCartLoad');
    const text = (trustedDocuments as Record<string, string>)[seen[0]?.body.documentId ?? ''];
    expect(text).toContain('cart: cartLoad');
    expect(text).toContain('fragment Cart on CartOrder');
  });

  it('rejects with every refusal of the API, its code and its params', async () => {
    const refusal = (field: string) => ({
      message: 'This field is required',
      extensions: { code: 'FIELD_REQUIRED', params: { field } },
    });
    const { sdk } = await sdkAgainst(() => ({
      body: JSON.stringify({ errors: [refusal('zip'), refusal('city')], data: null }),
    }));
    const error = await failure(sdk.cart.cartLoad());
    expect(error).toBeInstanceOf(SdkError);
    expect(error).toMatchObject({
      kind: 'graphql',
      code: 'FIELD_REQUIRED',
      params: { field: 'zip' },
      isRetryable: false,
    });
    expect(error.refusals.map(({ params }) => params.field)).toEqual(['zip', 'city']);
    expect(error.requestId).toBe('r-1');
  });

  it('treats a code that it does not know as an unexpected error', async () => {
    const { sdk } = await sdkAgainst(() => ({
      body: '{"errors":[{"message":"New","extensions":{"code":"NEWER_THAN_THIS_SDK"}}]}',
    }));
    expect((await failure(sdk.cart.cartLoad())).code).toBe('SOME_ERROR');
  });

  it('distinguishes an HTTP failure with a GraphQL body from one without', async () => {
    const { sdk } = await sdkAgainst(() => ({
      status: 503,
      body: '{"errors":[{"message":"Down","extensions":{"code":"SERVICE_UNAVAILABLE"}}]}',
    }));
    expect(await failure(sdk.cart.cartLoad())).toMatchObject({ kind: 'http', status: 503, isRetryable: true });
    const page = await sdkAgainst(() => ({ status: 502, body: '<h1>Bad gateway</h1>' }));
    expect(await failure(page.sdk.cart.cartLoad())).toMatchObject({
      kind: 'http',
      code: 'SOME_ERROR',
      isRetryable: true,
    });
  });

  it('gives up after its time and says so', async () => {
    const { sdk } = await sdkAgainst(() => ({ body: '{}', delayMs: 500 }), { timeoutMs: 20 });
    expect(await failure(sdk.cart.cartLoad())).toMatchObject({ kind: 'timeout', isRetryable: true });
  });

  it('can be aborted by its caller', async () => {
    const { sdk } = await sdkAgainst(() => ({ body: '{}', delayMs: 500 }));
    const controller = new AbortController();
    const call = failure(sdk.cart.cartLoad({ signal: controller.signal }));
    controller.abort();
    expect(await call).toMatchObject({ kind: 'aborted', isRetryable: false });
  });

  it('says that the API cannot be reached', async () => {
    const sdk = createSdk({ endpoint: 'http://127.0.0.1:1/api/graphql' });
    expect(await failure(sdk.cart.cartLoad())).toMatchObject({ kind: 'network', code: 'SERVICE_UNAVAILABLE' });
  });
});

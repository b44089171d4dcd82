import { request } from 'node:http';
import documents from '@geven/odoo-sdk/documents.json' with { type: 'json' };
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from '../database/connection';
import { customers } from '../database/schema/customers';
import { createSessions } from '../sessions/sessions';
import { type Browser, createBrowser } from '../testing/browser';
import { SHOP, startApi, type TestApi } from '../testing/start-api';
import { sessionCookieName } from './visitor-cookies';

const idOf = (operation: string) =>
  Object.entries(documents).find(([, text]) => new RegExp(`(query|mutation) ${operation}\\b`).test(text))?.[0] ?? '';

describe('the GraphQL endpoint', () => {
  let api: TestApi;
  let browser: Browser;
  beforeAll(async () => {
    api = await startApi();
    browser = createBrowser(api.url);
  });
  afterAll(() => api.close());

  it('answers trusted documents by their id, POST and GET (API-76)', async () => {
    const documentId = idOf('gevenCartLoad');
    const posted = await browser.post(JSON.stringify({ documentId, operationName: 'gevenCartLoad', variables: {} }));
    expect(posted).toMatchObject({ status: 200, data: { cart: { order: null } } });
    const got = await fetch(`${api.url}?documentId=${documentId}`);
    expect(await got.json()).toEqual({ data: { cart: { order: null } } });
  });

  it('lets GET neither change anything nor run queries of its own (API-76)', async () => {
    const variables = encodeURIComponent(JSON.stringify({ countryCode: 'NL', zip: '3011 AA' }));
    const mutation = await fetch(`${api.url}?documentId=${idOf('setPostalCode')}&variables=${variables}`);
    expect([mutation.status, mutation.headers.get('allow')]).toEqual([405, 'POST']);
    expect(mutation.headers.getSetCookie()).toEqual([]);
    expect((await fetch(`${api.url}?query={cartLoad{order{id}}}`)).status).toBe(400);
    expect((await fetch(api.url, { method: 'PUT' })).status).toBe(405);
  });

  it('answers no other path than GraphQL and health', async () => {
    expect((await fetch(api.url.replace('/api/graphql', '/graphql'))).status).toBe(404);
    expect((await fetch(api.url.replace('/api/graphql', '/constructor'))).status).toBe(404);
  });

  it('survives a request with a malformed address', async () => {
    const { port } = new URL(api.url);
    const status = await new Promise((resolve, reject) => {
      const sent = request({ port, path: '//' }, (response) => resolve(response.resume().statusCode));
      sent.on('error', reject).end();
    });
    expect(status).toBe(400);
  });

  it('answers broken JSON with BAD_REQUEST', async () => {
    for (const body of ['{"query":', '', '[]', '"x"', '{"query":5}', '{"variables":[]}', '{}']) {
      const { status, errors } = await browser.post(body);
      expect([body, status, errors[0]?.extensions.code]).toEqual([body, 400, 'BAD_REQUEST']);
    }
  });

  it('takes the character that no stored text holds for one that is unknown', async () => {
    const variables = { email: 'a\u0000@example.com', password: 'x' };
    const { errors } = await browser.post(JSON.stringify({ documentId: idOf('login'), variables }));
    expect(errors[0]?.extensions.code).toBe('LOGIN_FAILED');
  });

  it('answers a syntax error and an unknown field with BAD_REQUEST and says what is wrong', async () => {
    const unknown = await browser.send('{ nothingLikeThis }');
    expect(unknown).toMatchObject({ status: 400, errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
    expect(unknown.errors[0]?.message).toContain('nothingLikeThis');
    expect((await browser.send('{ cartLoad {')).errors[0]?.extensions.code).toBe('BAD_REQUEST');
    expect((await browser.post('{"documentId":"no such document"}')).errors[0]?.extensions.code).toBe('BAD_REQUEST');
  });

  it('refuses a body above 512 KB, announced or not', async () => {
    const large = JSON.stringify({ query: `{ cartLoad { order { id } } } #${'x'.repeat(512 * 1024)}` });
    const { status, errors } = await browser.post(large);
    expect([status, errors[0]?.extensions.code]).toEqual([413, 'REQUEST_TOO_LARGE']);
    expect(await postWithoutLength(api.url, large)).toBe(413);
  });

  it('refuses other content types: forms of other sites can send those', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      expect((await browser.post('{}', { 'content-type': type })).status).toBe(415);
    }
  });

  it('refuses a POST from another site', async () => {
    const body = JSON.stringify({ query: '{ cartLoad { order { id } } }' });
    const refused: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: `${SHOP}.evil.example` },
    ];
    for (const headers of refused) {
      const { status, errors } = await browser.post(body, headers);
      expect([status, errors[0]?.extensions.code]).toEqual([403, 'FOREIGN_ORIGIN']);
    }
    expect((await browser.post(body, { origin: SHOP, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await browser.post(body, { origin: new URL(api.url).origin })).status).toBe(200);
  });

  it('refuses queries that ask for too much', async () => {
    const deep = 'getWebsiteCategories{childs{childs{childs{childs{id}}}}}';
    const many = Array.from({ length: 30 }, (_, n) => `a${n}: getWebsiteCategories { id }`).join(' ');
    for (const fields of [deep, many]) {
      const { status, errors } = await browser.send(`{ ${fields} }`);
      expect([status, errors[0]?.extensions.code]).toEqual([400, 'QUERY_TOO_COMPLEX']);
    }
  });

  it('answers in the language that is asked for, German without one', async () => {
    const query = '{ getCountries(search: "DE") { code name } }';
    const nameIn = async (locale: string) =>
      (await createBrowser(api.url, locale).send(query)).data?.getCountries.find(({ code }) => code === 'DE')?.name;
    expect(await Promise.all(['nl', 'en-US,en;q=0.9', 'de', 'fr'].map(nameIn))).toEqual([
      'Duitsland',
      'Germany',
      'Deutschland',
      'Deutschland',
    ]);
  });

  it('keeps answers to catalogue queries apart by language and variables', async () => {
    const documentId = idOf('getWebsiteCategories');
    const ask = async (locale: string) => {
      const { data } = await createBrowser(api.url, locale).post(JSON.stringify({ documentId }));
      return JSON.stringify(data);
    };
    const [dutch, german, dutchAgain] = [await ask('nl'), await ask('de'), await ask('nl')];
    expect(dutchAgain).toBe(dutch);
    expect(german).not.toBe(dutch);
    const cached = api.logLines.filter(({ operation }) => operation === 'getWebsiteCategories');
    await expect.poll(() => cached.map(({ cache }) => cache)).toEqual(['miss', 'miss', 'hit']);
  });

  it('keeps answers to customers apart by price list, and takes nobody’s word for it', async () => {
    const { db, close } = createDatabase(api.databaseUrl, { max: 1 });
    const sessions = createSessions({ db, clock: { now: () => new Date() } });
    const customerOf = async (priceList: string) => {
      const [customer] = await db.insert(customers).values({ priceList }).returning();
      const { token } = await sessions.create();
      return (
        (await sessions.attach(token, { customerId: customer?.id ?? 0, device: { browser: null, system: null } })) ?? ''
      );
    };
    const ask = async (token?: string) => {
      const browser = createBrowser(api.url, 'en');
      if (token) browser.cookies.set(sessionCookieName(true), token);
      await browser.post(JSON.stringify({ documentId: idOf('getSpecies') }));
    };
    const [trade, other] = [await customerOf('trade'), await customerOf('trade 2')];
    const guest = (await sessions.create()).token;
    for (const token of [trade, trade, other, undefined, guest, 'c.forged', trade.slice(2)]) await ask(token);
    const states = () => api.logLines.filter(({ operation }) => operation === 'getSpecies').map(({ cache }) => cache);
    await expect.poll(states).toEqual(['miss', 'hit', 'miss', 'miss', 'hit', 'hit', 'hit']);
    await close();
  });

  it('hands on the id of a request, or makes one, and names it in its one log line', async () => {
    const body = JSON.stringify({ query: 'query Mine { cartLoad { order { id } } }' });
    const { headers } = await browser.post(body, { 'x-request-id': 'from-the-proxy-1' });
    expect(headers.get('x-request-id')).toBe('from-the-proxy-1');
    const lines = () => api.logLines.filter(({ requestId }) => requestId === 'from-the-proxy-1');
    await expect.poll(lines).toHaveLength(1);
    expect(lines()[0]).toMatchObject({ operation: 'Mine', status: 200, method: 'POST', path: '/api/graphql' });
    const forged = await browser.post(body, { 'x-request-id': 'no spaces please' });
    expect(forged.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });

  it('logs the codes of refusals but never what was asked with', async () => {
    const query = 'mutation Secret($zip: String!) { setPostalCode(countryCode: "NL", zip: $zip) { order { id } } }';
    await browser.send(query, { zip: 'hidden@example.nl' });
    const line = () => api.logLines.find(({ operation }) => operation === 'Secret');
    await expect.poll(line).toMatchObject({ codes: ['FIELD_FORMAT'] });
    expect(JSON.stringify(api.logLines)).not.toContain('hidden@example.nl');
    expect(JSON.stringify(api.logLines)).not.toContain(browser.cookies.get('__Host-session') ?? 'session');
  });

  it('reports its health and revision', async () => {
    const response = await fetch(api.healthUrl);
    expect([response.status, await response.json()]).toEqual([
      200,
      { status: 'ok', revision: 'unknown', database: 'up', catalogue: { products: expect.any(Number) } },
    ]);
  });
});

/** Sends a body in chunks, so that its size is not known beforehand; returns the status. */
function postWithoutLength(url: string, body: string): Promise<number | undefined> {
  const { promise, resolve, reject } = deferred<number | undefined>();
  const post = request(url, { method: 'POST', headers: { 'content-type': 'application/json' } }, (response) => {
    resolve(response.statusCode);
    response.resume();
  });
  post.on('error', reject);
  post.write(body.slice(0, 10));
  post.end(body.slice(10));
  return promise;
}

function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<Value>((fulfil, fail) => {
    resolve = fulfil;
    reject = fail;
  });
  return { promise, resolve, reject };
}

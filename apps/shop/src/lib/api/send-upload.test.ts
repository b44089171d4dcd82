import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { env } from '../env';
import { proxyUpload, sendUpload } from './send-upload';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const FORM = '4f2a7c1e-0b6d-4a53-9c1e-7d2f3b4a5c6d';
const UPLOAD = { token: 't1', name: 'plan.pdf', bytes: 4 };
const sendJson = (response: ServerResponse, status: number, body: unknown, headers = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

setFlagsFromString('--expose_gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Bytes that files could lie in, once everything that nobody holds is gone. */
function memoryInUse(): number {
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}

describe('uploads through the shop', () => {
  let handle: Handler = () => undefined;
  const server = createServer((request, response) => handle(request, response));
  const apiUrl = env.API_URL;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    env.API_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/graphql`;
  });
  afterAll(() => {
    env.API_URL = apiUrl;
    server.closeAllConnections();
    server.close();
  });
  afterEach(() => vi.restoreAllMocks());

  const post = (body: BodyInit | null, headers: Record<string, string> = {}, path = '/api/uploads') =>
    new Request(`http://shop.example${path}?x=1`, {
      method: 'POST',
      body,
      headers: { host: 'shop.example', 'upload-name': 'plan.pdf', 'upload-form': FORM, ...headers },
      duplex: 'half',
    } as RequestInit);

  it('go on to the API while they come in: it has the first part before the shop has the last (CF-07)', async () => {
    const parts: string[] = [];
    let first: () => void = () => undefined;
    const hasFirst = new Promise<void>((resolve) => {
      first = resolve;
    });
    handle = (request, response) => {
      request.on('data', (part: Buffer) => {
        parts.push(part.toString());
        first();
      });
      request.on('end', () => sendJson(response, 201, UPLOAD, { 'set-cookie': 'session=new; Path=/; HttpOnly' }));
    };
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(new TextEncoder().encode('%P'));
        await hasFirst;
        controller.enqueue(new TextEncoder().encode('DF'));
        controller.close();
      },
    });
    const answer = await proxyUpload(post(body));
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual(UPLOAD);
    expect(answer.headers.getSetCookie()).toEqual(['session=new; Path=/; HttpOnly']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(parts).toEqual(['%P', 'DF']);
  });

  it('are not kept in memory while they are under way: the shop holds no more of one than a few parts (CF-07)', async () => {
    const [part, parts] = [new Uint8Array(1024 * 1024), 64];
    let taken = 0;
    let isTaken: () => void = () => undefined;
    const allTaken = new Promise<void>((resolve) => {
      isTaken = resolve;
    });
    handle = (request, response) => {
      request.on('data', ({ length }: Buffer) => {
        taken += length;
        if (taken === part.length * parts) isTaken();
      });
      request.on('end', () => sendJson(response, 201, UPLOAD));
    };
    let end: () => void = () => undefined;
    let left = parts;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (left-- > 0) controller.enqueue(part.slice());
        else end = () => controller.close();
      },
    });
    const before = memoryInUse();
    const answered = proxyUpload(post(body));
    await allTaken;
    await vi.waitFor(() => expect(memoryInUse() - before).toBeLessThan(16 * part.length));
    end();
    expect((await answered).status).toBe(201);
  });

  it('say whose they are, and nothing else that the browser sent', async () => {
    let heard: IncomingMessage | undefined;
    handle = (request, response) => {
      heard = request;
      request.resume().on('end', () => sendJson(response, 201, UPLOAD));
    };
    await proxyUpload(post('%PDF', { cookie: 'session=s', authorization: 'Bearer x', 'x-forwarded-for': '1.2.3.4' }));
    expect(heard?.url).toBe('/api/uploads');
    expect(heard?.headers).toMatchObject({ cookie: 'session=s', 'upload-name': 'plan.pdf', 'upload-form': FORM });
    expect(heard?.headers).not.toHaveProperty('authorization');
    expect(heard?.headers['x-forwarded-for']).toBeUndefined();
  });

  it('come back with what the API refuses them for', async () => {
    const refusal = { code: 'FILE_NOT_ALLOWED', params: { field: 'files' } };
    handle = (request, response) => request.resume().on('end', () => sendJson(response, 422, refusal));
    const answer = await proxyUpload(post('MZ'));
    expect([answer.status, await answer.json()]).toEqual([422, refusal]);
  });

  it('of another site’s pages are refused before the API hears of them', async () => {
    handle = vi.fn();
    const answer = await proxyUpload(post('%PDF', { origin: 'https://evil.example' }));
    expect([answer.status, await answer.json()]).toEqual([403, { code: 'FOREIGN_ORIGIN', params: {} }]);
    expect(handle).not.toHaveBeenCalled();
  });

  it('say that nobody takes them while the API is away', async () => {
    handle = (request) => request.socket.destroy();
    const answer = await proxyUpload(post('%PDF'));
    expect([answer.status, await answer.json()]).toEqual([503, { code: 'SERVICE_UNAVAILABLE', params: {} }]);
  });

  it('end at the API too when the browser leaves', async () => {
    const isGone = new Promise<void>((resolve) => {
      handle = (request) => request.resume().on('close', resolve);
    });
    const leaving = new AbortController();
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new Uint8Array(10)),
    });
    const request = new Request(post(body), { signal: leaving.signal });
    const answered = proxyUpload(request);
    setTimeout(() => leaving.abort(), 100);
    await isGone;
    expect((await answered).status).toBe(503);
  });

  it('are taken back at the address of their token', async () => {
    let heard = '';
    handle = (request, response) => {
      heard = `${request.method} ${request.url}`;
      response.writeHead(204).end();
    };
    const path = '/api/uploads/t1';
    const request = new Request(`http://shop.example${path}`, { method: 'DELETE', headers: { host: 'shop.example' } });
    expect((await proxyUpload(request)).status).toBe(204);
    expect(heard).toBe('DELETE /api/uploads/t1');
  });

  describe('of a plain form', () => {
    let folder: string;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'geven-send-'));
      await writeFile(join(folder, 'file'), '%PDF');
    });
    afterAll(() => rm(folder, { recursive: true }));
    const send = (name = 'Plan größe.pdf') =>
      sendUpload({ path: join(folder, 'file'), name, bytes: 4 }, FORM, new Headers(), 'session=s');

    it('are sent from the disk, for the session of the form, under their name', async () => {
      let body = '';
      let headers: IncomingMessage['headers'] = {};
      handle = (request, response) => {
        ({ headers } = request);
        request.on('data', (part) => {
          body += part;
        });
        request.on('end', () => sendJson(response, 201, UPLOAD, { 'set-cookie': 'session=new' }));
      };
      expect(await send()).toEqual({ upload: UPLOAD, setCookies: ['session=new'] });
      expect(body).toBe('%PDF');
      expect(headers).toMatchObject({
        cookie: 'session=s',
        'content-length': '4',
        'upload-form': FORM,
        'upload-name': 'Plan%20gr%C3%B6%C3%9Fe.pdf',
      });
      // Half a character is no text.
      expect(await send('a\ud800.pdf')).toMatchObject({ upload: UPLOAD });
      expect(headers['upload-name']).toBe('a.pdf');
    });

    it('come back with a refusal at their field, and with one where the API says nothing of use', async () => {
      const refusal = { code: 'FILE_DAMAGED', params: { field: 'files' } };
      handle = (request, response) => request.resume().on('end', () => sendJson(response, 422, refusal));
      expect(await send()).toEqual({ refusal: { ...refusal, field: 'files' } });
      const unavailable = { refusal: { code: 'SERVICE_UNAVAILABLE', params: {} } };
      handle = (request, response) => request.resume().on('end', () => sendJson(response, 500, { code: 'WHAT' }));
      expect(await send()).toEqual(unavailable);
      handle = (request) => request.socket.destroy();
      expect(await send()).toEqual(unavailable);
    });
  });
});

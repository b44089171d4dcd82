import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFrontDoor, type FrontDoorOptions } from './front-door.ts';

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

let stop: (() => void) | undefined;
afterEach(() => stop?.());

async function open(handle: Handle, options: Partial<FrontDoorOptions> = {}): Promise<string> {
  const defaults = {
    isHttps: false,
    isDev: false,
    proxyHops: 0,
    countryHeader: undefined,
    fileFolders: ['/pictures/'],
    files: new Set<string>(),
    isContentOut: () => false,
  };
  const server = createServer(createFrontDoor({ ...defaults, onFailure: () => undefined, handle, ...options }));
  server.listen(0);
  await once(server, 'listening');
  stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

const ok: Handle = async (_request, response) => void response.end('ok');

describe('the front door', () => {
  it('lets through what it need not refuse, with headers that every answer has', async () => {
    const { headers } = await fetch(await open(ok));
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('keeps a page’s own content security policy, however it is set', async () => {
    const policy = "default-src 'none'";
    const origin = await open(async ({ url }, response) => {
      // Next's own way.
      if (url === '/appended') response.appendHeader('content-security-policy', policy);
      if (url === '/set') response.setHeader('content-security-policy', policy);
      response.writeHead(200, url === '/written' ? { 'content-security-policy': policy } : {}).end();
    });
    for (const path of ['/appended', '/set', '/written']) {
      expect((await fetch(`${origin}${path}`)).headers.get('content-security-policy')).toBe(policy);
    }
  });

  it('sends text as small as the browser can read it, and pictures as they are', async () => {
    const text = 'Lärche 28 × 145 mm '.repeat(500);
    const origin = await open(async ({ url }, response) => {
      response.writeHead(200, { 'content-type': url === '/picture' ? 'image/webp' : 'text/html; charset=utf-8' });
      response.write(text);
      response.end();
    });
    const visit = async (path: string, accepted: string) => {
      const answer = await fetch(`${origin}${path}`, { headers: { 'accept-encoding': accepted } });
      expect(await answer.text()).toBe(text);
      return answer.headers.get('content-encoding');
    };
    expect(await visit('/', 'gzip, deflate, br, zstd')).toBe('br');
    expect(await visit('/', 'gzip')).toBe('gzip');
    expect(await visit('/', 'identity')).toBeNull();
    expect(await visit('/picture', 'gzip, deflate, br, zstd')).toBeNull();
  });

  it('has no policy of its own for pages with the tools of development', async () => {
    expect((await fetch(await open(ok, { isDev: true }))).headers.get('content-security-policy')).toBeNull();
  });

  describe('where a page could not be made (ER-13) (ER-19)', () => {
    // Next's own page: headers in the call, a compressed body in parts.
    const fail: Handle = async (_request, response) => {
      response.setHeader('content-encoding', 'gzip');
      response.writeHead(500, { 'content-type': 'text/html', 'content-length': '9' });
      response.write('half ');
      response.end('page');
    };
    const visit = async (handle: Handle, headers: Record<string, string> = {}, options = {}) => {
      const answer = await fetch(await open(handle, options), { headers: { accept: 'text/html', ...headers } });
      return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
    };

    it('says so in the language of the visitor, without needing scripts', async () => {
      expect(await visit(fail)).toMatchObject({ status: 500, type: 'text/html; charset=utf-8' });
      expect((await visit(fail)).text).toContain('<h1>Es ist ein Fehler aufgetreten</h1>');
      expect((await visit(fail, { cookie: 'a=b; locale=nl' })).text).toContain('<h1>Er is een fout opgetreden</h1>');
      expect((await visit(fail, { cookie: 'locale=en' })).text).toContain('<h1>Something went wrong</h1>');
    });

    it('says so as well when it fails before anything was answered', async () => {
      const broken: Handle = async () => {
        throw new Error('broken');
      };
      expect((await visit(broken)).text).toContain('<h1>Es ist ein Fehler aufgetreten</h1>');
      const implicit: Handle = async (_request, response) => {
        response.statusCode = 500;
        response.end('page');
      };
      expect((await visit(implicit)).text).toContain('<h1>Es ist ein Fehler aufgetreten</h1>');
    });

    it('says 503 while content cannot be read: search engines keep the page (CM-03)', async () => {
      const outage = { isContentOut: () => true };
      expect(await visit(fail, {}, outage)).toMatchObject({ status: 503, type: 'text/html; charset=utf-8' });
      expect(
        (await fetch(await open(fail, outage), { headers: { accept: 'text/html' } })).headers.get('retry-after'),
      ).toBe('5');
    });

    it('leaves programs, other statuses and developers what they were answered', async () => {
      const json: Handle = async (_request, response) => void response.writeHead(500).end('{}');
      expect(await visit(json, { accept: 'application/json' })).toMatchObject({ status: 500, text: '{}' });
      expect(await visit(json, {}, { isDev: true })).toMatchObject({ status: 500, text: '{}' });
      const missing: Handle = async (_request, response) => void response.writeHead(404).end('missing');
      expect(await visit(missing)).toMatchObject({ status: 404, text: 'missing' });
    });
  });

  it('asks browsers for https alone where visitors come that way', async () => {
    const { headers } = await fetch(await open(ok, { isHttps: true }));
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
    expect(headers.get('content-security-policy')).toMatch(/; upgrade-insecure-requests$/);
  });

  it('lets pictures be shown elsewhere, such as in mails', async () => {
    const origin = await open(ok);
    const { headers } = await fetch(`${origin}/api/pictures/1/a.webp`);
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it('lets no cache keep an error, whatever the handler says (RT-36)', async () => {
    const origin = await open(async ({ url }, response) => {
      response.setHeader('cache-control', 'public, max-age=31536000, immutable');
      response.writeHead(url === '/found' ? 200 : 404).end();
    });
    expect((await fetch(`${origin}/found`)).headers.get('cache-control')).toContain('immutable');
    expect((await fetch(`${origin}/missing`)).headers.get('cache-control')).toBe('no-store');
    expect((await fetch(`${origin}/pictures/none.webp`)).headers.get('cache-control')).toBe('no-store');
  });

  it('never shows the internal path of a page', async () => {
    const origin = await open(async (_request, response) => {
      response.setHeader('x-middleware-rewrite', '/de/incl');
      response.writeHead(200, { 'x-middleware-next': '1' }).end();
    });
    const { headers } = await fetch(origin);
    expect([...headers.keys()].filter((name) => name.startsWith('x-middleware'))).toEqual([]);
  });

  it('names the visitor’s network and the request, and believes no visitor about them', async () => {
    const seen = vi.fn();
    const origin = await open(async ({ headers }, response) => {
      seen(headers['x-client-network'], headers['x-request-id'], headers['x-forwarding-secret']);
      response.end();
    });
    const forged = {
      'x-client-network': '198.51.100.1',
      'x-forwarded-for': '198.51.100.2',
      'x-forwarding-secret': 'guessed',
      'x-request-id': 'a\tforged line',
    };
    const { headers } = await fetch(origin, { headers: forged });
    const id = headers.get('x-request-id');
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(seen).toHaveBeenCalledWith(expect.stringMatching(/^(127\.0\.0\.1|0:0:0:0::\/64)$/), id, undefined);
  });

  it('skips as many proxies as are our own', async () => {
    const seen = vi.fn();
    const handle: Handle = async ({ headers }, response) => {
      seen(headers['x-client-network']);
      response.end();
    };
    const origin = await open(handle, { proxyHops: 1 });
    await fetch(origin, { headers: { 'x-forwarded-for': '198.51.100.66, 203.0.113.7' } });
    expect(seen).toHaveBeenCalledWith('203.0.113.7');
  });

  it('believes the proxy in front about the country, in the header of the setting, and no visitor (API-03)', async () => {
    const seen = vi.fn();
    const handle: Handle = async ({ headers }, response) => {
      seen(headers['x-client-country']);
      response.end();
    };
    const told = await open(handle, { countryHeader: 'cf-ipcountry' });
    await fetch(told, { headers: { 'cf-ipcountry': 'NL', 'x-client-country': 'BE' } });
    await fetch(told, { headers: { 'x-client-country': 'BE' } });
    await fetch(told, { headers: { 'cf-ipcountry': 'nl, forged' } });
    stop?.();
    await fetch(await open(handle), { headers: { 'cf-ipcountry': 'NL', 'x-client-country': 'BE' } });
    expect(seen.mock.calls).toEqual([['NL'], [undefined], [undefined], [undefined]]);
  });

  it('ends the connection of a body that nobody reads to its end', async () => {
    const origin = await open(async (_request, response) => void response.writeHead(413).end());
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const sent = request(`${origin}/api/cart/add`, { method: 'POST' }, resolve).on('error', reject);
      sent.write('x'.repeat(1000));
    });
    expect([answer.statusCode, answer.headers.connection]).toEqual([413, 'close']);
  });

  it('answers 500 when the handler fails, and goes on', async () => {
    const failures: unknown[] = [];
    const handle: Handle = async ({ url }, response) => {
      if (url === '/broken') throw new Error('broken');
      response.end();
    };
    const origin = await open(handle, { onFailure: (error) => failures.push(error) });
    expect((await fetch(`${origin}/broken`)).status).toBe(500);
    expect((await fetch(origin)).status).toBe(200);
    expect(failures).toHaveLength(1);
  });
});

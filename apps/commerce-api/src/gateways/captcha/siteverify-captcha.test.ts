import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSiteverifyCaptcha } from './siteverify-captcha';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0);
  servers.push(server);
  await once(server, 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}/siteverify`;
}

async function captchaAnswering(body: unknown, status = 200) {
  const asked = vi.fn<(form: Record<string, string>) => void>();
  const url = await serve(async (request, response) => {
    asked(Object.fromEntries(new URLSearchParams(await text(request))));
    if (body !== undefined) response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  return { asked, captcha: createSiteverifyCaptcha({ url, secret: 'the-secret', timeoutMs: 200 }) };
}

describe('a captcha of a vendor', () => {
  it('is asked with the secret and the answer, and is not told who the visitor is (CF-09)', async () => {
    const { asked, captcha } = await captchaAnswering({ success: true });
    expect(await captcha.verify('an-answer', '203.0.113.0')).toBe(true);
    expect(asked).toHaveBeenCalledExactlyOnceWith({ secret: 'the-secret', response: 'an-answer' });
  });

  it.each(['invalid-input-response', 'timeout-or-duplicate'])('refuses an answer with %s (CF-09)', async (code) => {
    const { captcha } = await captchaAnswering({ success: false, 'error-codes': [code] });
    expect(await captcha.verify('an-answer', null)).toBe(false);
  });

  it('is not asked about an empty answer, or one of no vendor', async () => {
    const { asked, captcha } = await captchaAnswering({ success: true });
    expect(await captcha.verify('', null)).toBe(false);
    expect(await captcha.verify('x'.repeat(9000), null)).toBe(false);
    expect(asked).not.toHaveBeenCalled();
  });

  it.each([
    [{ success: false, 'error-codes': ['invalid-input-secret'] }, 200],
    [{ success: false }, 200],
    [{ success: true }, 500],
    ['<html>', 200],
    [undefined, 200],
  ])('cannot be told from where it says %j with %d: the visitor goes another way', async (body, status) => {
    const { captcha } = await captchaAnswering(body, status);
    await expect(captcha.verify('an-answer', null)).rejects.toThrow();
  });
});

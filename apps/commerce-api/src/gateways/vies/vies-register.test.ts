import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createViesRegister } from './vies-register';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0);
  servers.push(server);
  await once(server, 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}/rest-api`;
}

async function registerAnswering(body: unknown, status = 200, timeoutMs = 5000) {
  const asked = vi.fn<(path: string | undefined, body: unknown) => void>();
  const onFailure = vi.fn();
  const url = await serve(async (request, response) => {
    const text = (await request.toArray()).join('');
    asked(request.url, JSON.parse(text));
    if (body !== undefined) response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  return { asked, onFailure, register: createViesRegister({ url, requester: 'DE136695976', onFailure, timeoutMs }) };
}

const failing = (error: string) => ({ actionSucceed: false, errorWrappers: [{ error }] });

describe('VIES', () => {
  it('is asked in the seller’s name, which gives a consultation number (LG-08)', async () => {
    const { register, asked } = await registerAnswering({ valid: true, requestIdentifier: 'WAPIAAAAW1a2b3c4' });
    expect(await register.find('NL000099998B57')).toEqual({ isValid: true, consultationNumber: 'WAPIAAAAW1a2b3c4' });
    expect(asked).toHaveBeenCalledExactlyOnceWith('/rest-api/check-vat-number', {
      ...{ countryCode: 'NL', vatNumber: '000099998B57' },
      ...{ requesterMemberStateCode: 'DE', requesterNumber: '136695976' },
    });
  });

  it.each([
    [{ valid: false, requestIdentifier: '' }],
    [{ valid: false, userError: 'INVALID' }],
    [failing('INVALID_INPUT')],
  ])('finds a number invalid: %j', async (body) => {
    const { register } = await registerAnswering(body);
    expect(await register.find('NL000099998B57')).toEqual({ isValid: false, consultationNumber: null });
  });

  it.each([
    [failing('MS_UNAVAILABLE'), 200],
    [failing('INVALID_REQUESTER_INFO'), 400],
    [{ valid: false, userError: 'MS_UNAVAILABLE' }, 200],
    [{ valid: true }, 500],
    [{ valid: 'yes' }, 200],
    ['<html>', 502],
  ])('has no answer where it says %j with %d, and says so (LG-08)', async (body, status) => {
    const { register, onFailure } = await registerAnswering(body, status);
    expect(await register.find('NL000099998B57')).toBeNull();
    expect(onFailure).toHaveBeenCalledOnce();
  });

  it('has no answer where it takes too long (LG-08)', async () => {
    const { register } = await registerAnswering(undefined, 200, 50);
    expect(await register.find('NL000099998B57')).toBeNull();
  });

  it('is left alone for a while once it failed three times in a row', async () => {
    const { register, asked } = await registerAnswering(failing('GLOBAL_MAX_CONCURRENT_REQ'));
    for (let times = 0; times < 5; times++) expect(await register.find('NL000099998B57')).toBeNull();
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it('is asked on where the register of one member state is away', async () => {
    const { register, asked } = await registerAnswering(failing('MS_UNAVAILABLE'));
    for (let times = 0; times < 5; times++) await register.find('NL000099998B57');
    expect(asked).toHaveBeenCalledTimes(5);
  });

  it('has ten questions at a time and no more', async () => {
    const { register } = await registerAnswering(undefined, 200, 300);
    const started = Date.now();
    const answers = await Promise.all(Array.from({ length: 30 }, () => register.find('NL000099998B57')));
    expect(answers.every((answer) => answer === null)).toBe(true);
    expect(Date.now() - started).toBeLessThan(600);
  });
});

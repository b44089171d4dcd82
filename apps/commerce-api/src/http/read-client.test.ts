import type { IncomingMessage } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { createReadClient } from './read-client';

const SECRET = 'known-to-shop-and-api';

describe('readClient', () => {
  const request = (remoteAddress: string, headers: Record<string, string> = {}) =>
    ({ headers, socket: { remoteAddress }, connection: { remoteAddress } }) as unknown as IncomingMessage;
  const read = (proxyHops = 0, onWrongSecret = vi.fn()) =>
    createReadClient({ secret: SECRET, proxyHops, onWrongSecret });

  it('uses the peer of the connection as the client', () => {
    const forged = { 'x-forwarded-for': '198.51.100.1', 'x-client-network': '198.51.100.1' };
    expect(read()(request('203.0.113.7', forged))).toBe('203.0.113.7');
    expect(read()(request('2001:db8:1:2:3::4'))).toBe('2001:db8:1:2::/64');
  });

  it('skips as many proxies as are our own', () => {
    const headers = { 'x-forwarded-for': '198.51.100.66, 203.0.113.7, 10.0.0.2' };
    expect(read(1)(request('10.0.0.1', headers))).toBe('10.0.0.2');
    expect(read(2)(request('10.0.0.1', headers))).toBe('203.0.113.7');
  });

  it('trusts the shop’s server about its visitor', () => {
    const headers = { 'x-forwarding-secret': SECRET, 'x-client-network': '2001:db8:1:2::/64' };
    expect(read()(request('10.0.0.5', headers))).toBe('2001:db8:1:2::/64');
  });

  it('knows when the shop’s server calls for itself', () => {
    expect(read()(request('10.0.0.5', { 'x-forwarding-secret': SECRET }))).toBeNull();
  });

  it('trusts nobody with a wrong secret, and reports it', () => {
    const onWrongSecret = vi.fn();
    const headers = { 'x-forwarding-secret': 'guessed', 'x-client-network': '198.51.100.1' };
    expect(read(0, onWrongSecret)(request('203.0.113.7', headers))).toBe('203.0.113.7');
    expect(onWrongSecret).toHaveBeenCalledWith('203.0.113.7');
  });

  it('trusts nobody where no secret is set', () => {
    const readClient = createReadClient({ secret: undefined, proxyHops: 0, onWrongSecret: vi.fn() });
    expect(readClient(request('203.0.113.7', { 'x-forwarding-secret': '' }))).toBe('203.0.113.7');
  });
});

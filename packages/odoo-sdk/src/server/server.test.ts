import { describe, expect, it } from 'vitest';
import { forwardingHeaders, isPublicAddress, isSameSecret, networkOf } from './server';

describe('networkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', 'unknown'],
    ['shop.example', 'unknown'],
  ])('counts %s as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('distinguishes networks', () => {
    expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
  });
});

describe('forwardingHeaders', () => {
  it('names client and country only together with the secret', () => {
    const facts = { client: '203.0.113.7', country: 'NL', requestId: 'a-request' };
    expect(forwardingHeaders({ ...facts, secret: 'secret' })).toEqual({
      'x-forwarding-secret': 'secret',
      'x-client-network': '203.0.113.7',
      'x-client-country': 'NL',
      'x-request-id': 'a-request',
    });
    expect(forwardingHeaders({ ...facts, secret: undefined })).toEqual({ 'x-request-id': 'a-request' });
  });

  it('names nobody where the server calls for itself', () => {
    expect(forwardingHeaders({ secret: 'secret', client: null, requestId: null })).toEqual({
      'x-forwarding-secret': 'secret',
    });
  });
});

describe('isPublicAddress', () => {
  it.each([
    'http://localhost:3000',
    'http://shop.localhost',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
    'http://192.168.178.20:3000',
    'http://10.1.2.3',
    'http://[fd00::1]',
    'http://[::ffff:192.168.1.1]',
    'https://shop.example',
    'http://workstation.local',
    'smtp://mail-server:25',
    'shop.example.com',
  ])('knows that nobody else reaches %s', (url) => {
    expect(isPublicAddress(url)).toBe(false);
  });

  it.each(['https://geven.nl', 'https://shop.example.com', 'http://93.184.216.34', 'https://[2606:2800:220:1::1]'])(
    'knows that everybody reaches %s',
    (url) => {
      expect(isPublicAddress(url)).toBe(true);
    },
  );
});

describe('isSameSecret', () => {
  it('compares secrets of any length', () => {
    expect(isSameSecret('secret', 'secret')).toBe(true);
    expect(isSameSecret('secre', 'secret')).toBe(false);
    expect(isSameSecret('', 'secret')).toBe(false);
  });
});

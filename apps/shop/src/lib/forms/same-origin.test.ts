import { expect, it } from 'vitest';
import { localPath } from '../routing/local-path';
import { isSameOrigin } from './same-origin';

const from = (headers: Record<string, string>) => isSameOrigin(new Headers({ host: 'shop.example', ...headers }));

it('refuses requests that another site made', () => {
  expect(from({ 'sec-fetch-site': 'cross-site' })).toBe(false);
  expect(from({ 'sec-fetch-site': 'same-site' })).toBe(false);
  expect(from({ origin: 'https://evil.example' })).toBe(false);
  expect(from({ origin: 'null' })).toBe(false);
  expect(from({ 'sec-fetch-site': 'same-origin', origin: 'https://shop.example' })).toBe(true);
  expect(from({ origin: 'https://shop.example' })).toBe(true);
  expect(from({})).toBe(true);
});

it('leads only to paths of this shop', () => {
  expect(localPath('/produkte?page=2')).toBe('/produkte?page=2');
  for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example', '', null, '/\u0009/evil.example']) {
    expect(new URL(localPath(path), 'http://shop.example').host).toBe('shop.example');
  }
});

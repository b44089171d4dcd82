import { expect, it } from 'vitest';
import { expireCookies } from './expire-cookies';

it('ends what a tag has set, for the host and the domains above it, and nothing of the shop', () => {
  const sent = ['locale', '_ga', '_ga_X1', 'session'];
  expect(expireCookies(sent, ['_ga', '_gid'], 'www.shop.example')).toEqual([
    '_ga=; Path=/; Max-Age=0',
    '_ga=; Path=/; Max-Age=0; Domain=www.shop.example',
    '_ga=; Path=/; Max-Age=0; Domain=shop.example',
    '_ga_X1=; Path=/; Max-Age=0',
    '_ga_X1=; Path=/; Max-Age=0; Domain=www.shop.example',
    '_ga_X1=; Path=/; Max-Age=0; Domain=shop.example',
  ]);
  expect(expireCookies(['_ga'], ['_ga'], 'localhost:3000')).toEqual(['_ga=; Path=/; Max-Age=0']);
});

import { expect, it } from 'vitest';
import { readCookies, setCookie } from './cookies';

it('reads cookies by name, whatever a browser or an attacker sends', () => {
  expect([...readCookies('a=1; session=x=y ;session=2; =3; bcd')]).toEqual([
    ['a', '1'],
    ['session', 'x=y'],
  ]);
  expect(readCookies(undefined).size).toBe(0);
});

it('writes a cookie with the path of the whole site', () => {
  expect(setCookie('a', '1', { maxAge: 60, isSecure: false })).toBe('a=1; Path=/; Max-Age=60; SameSite=Lax');
  expect(setCookie('a', '1', { maxAge: 60, isSecure: true, isHttpOnly: true })).toBe(
    'a=1; Path=/; Max-Age=60; SameSite=Lax; HttpOnly; Secure',
  );
});

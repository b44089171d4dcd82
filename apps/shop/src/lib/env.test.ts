import { describe, expect, it } from 'vitest';
import { readEnv } from './env';

const SECRET = 'a-secret-that-nobody-guesses';

const PUBLIC = {
  SHOP_URL: 'https://timber-shop.eu',
  SELLER_NAME: 'A Seller GmbH',
  SELLER_ADDRESS: 'Hafenstraße 1, 50667 Köln',
  SELLER_EMAIL: 'shop@timber-shop.eu',
  SELLER_PHONE: '+49 221 123456',
  SELLER_REGISTER: 'HRB 1, Amtsgericht Köln',
  SELLER_VAT: 'DE123456789',
  REVALIDATE_SECRET: SECRET,
  FORWARDING_SECRET: SECRET,
};

describe('readEnv', () => {
  it('treats an empty variable as unset', () => {
    expect(readEnv({ SHOP_URL: '' }).SHOP_URL).toBe('http://localhost:3000');
  });

  it('names a variable that is wrong', () => {
    expect(() => readEnv({ SHOP_URL: 'timber-shop.eu' })).toThrow(/SHOP_URL/);
  });

  it('lets a public shop start that is told everything', () => {
    expect(readEnv(PUBLIC).SELLER_NAME).toBe('A Seller GmbH');
  });

  it.each(Object.keys(PUBLIC).filter((name) => name !== 'SHOP_URL'))('refuses a public shop without %s', (name) => {
    expect(() => readEnv({ ...PUBLIC, [name]: '' })).toThrow(new RegExp(`must be set[^]*${name}`));
  });

  it('refuses a public shop without encryption', () => {
    expect(() => readEnv({ ...PUBLIC, SHOP_URL: 'http://timber-shop.eu' })).toThrow(/must be https/);
  });

  it('believes a header about the country of visitors behind a proxy alone (API-03)', () => {
    const header = { COUNTRY_HEADER: 'CF-IPCountry' };
    expect(readEnv({ ...header, SHOP_PROXY_HOPS: '1' }).COUNTRY_HEADER).toBe('cf-ipcountry');
    expect(() => readEnv(header)).toThrow(/SHOP_PROXY_HOPS[\s\S]*COUNTRY_HEADER/);
    expect(() => readEnv({ COUNTRY_HEADER: 'two words', SHOP_PROXY_HOPS: '1' })).toThrow(/COUNTRY_HEADER/);
    expect(readEnv({}).COUNTRY_HEADER).toBeUndefined();
  });

  it('lets nothing but hosts into the policy of pages', () => {
    const hosts = 'https://*.count.example http://localhost:4100';
    expect(readEnv({ TAG_HOSTS: hosts }).TAG_HOSTS).toBe(hosts);
    for (const TAG_HOSTS of ["https://a.example; script-src 'unsafe-inline'", "'unsafe-eval'", '*', 'javascript:x']) {
      expect(() => readEnv({ TAG_HOSTS }), TAG_HOSTS).toThrow(/TAG_HOSTS/);
    }
    for (const TAG_ID_DE of ['GTM 1', '"><script>', 'x&y']) expect(() => readEnv({ TAG_ID_DE })).toThrow(/TAG_ID_DE/);
  });
});

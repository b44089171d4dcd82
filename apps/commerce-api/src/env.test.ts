import { describe, expect, it } from 'vitest';
import { readEnv } from './env';

const DATABASE_URL = 'postgres://localhost/geven';

it('fills in what is unset or empty', () => {
  expect(readEnv({ DATABASE_URL, API_PORT: '' })).toMatchObject({
    API_PORT: 4000,
    OUTBOX_WORKER: true,
    ORDER_NUMBER_PREFIX: 'S',
    isIntrospectionAllowed: true,
  });
});

it('names every variable that is wrong', () => {
  const read = () => readEnv({ DATABASE_URL: 'mysql://localhost', API_PORT: 'eighty', OUTBOX_WORKER: 'maybe' });
  expect(read).toThrow(/DATABASE_URL/);
  expect(read).toThrow(/API_PORT/);
  expect(read).toThrow(/OUTBOX_WORKER/);
});

it('takes the size of the sample as a number, and no secret that could be guessed', () => {
  expect(readEnv({ DATABASE_URL, SAMPLE_THOUSANDS: '0.6' }).SAMPLE_THOUSANDS).toBe(0.6);
  expect(readEnv({ DATABASE_URL, SAMPLE_THOUSANDS: '' }).SAMPLE_THOUSANDS).toBeUndefined();
  expect(() => readEnv({ DATABASE_URL, SAMPLE_THOUSANDS: 'many' })).toThrow(/SAMPLE_THOUSANDS/);
  expect(() => readEnv({ DATABASE_URL, REVALIDATE_SECRET: 'short' })).toThrow(/REVALIDATE_SECRET/);
});

it('is reached from this machine alone unless told otherwise', () => {
  expect(readEnv({ DATABASE_URL }).API_HOST).toBe('127.0.0.1');
  expect(readEnv({ DATABASE_URL, API_HOST: '::' }).API_HOST).toBe('::');
});

it('runs only trusted documents in production, and hides the schema, unless told otherwise', () => {
  expect(readEnv({ DATABASE_URL }).areAdHocQueriesAllowed).toBe(true);
  expect(readEnv({ DATABASE_URL, NODE_ENV: 'production' }).areAdHocQueriesAllowed).toBe(false);
  expect(readEnv({ DATABASE_URL, NODE_ENV: 'production', ADHOC_QUERIES: 'on' }).areAdHocQueriesAllowed).toBe(true);
  expect(readEnv({ DATABASE_URL, NODE_ENV: 'production' }).isIntrospectionAllowed).toBe(false);
  expect(readEnv({ DATABASE_URL, NODE_ENV: 'production', INTROSPECTION: 'on' }).isIntrospectionAllowed).toBe(true);
});

describe('a shop that strangers can reach', () => {
  const SECRET = 'a-secret-that-nobody-guesses';
  const PUBLIC = {
    DATABASE_URL,
    SHOP_URL: 'https://timber-shop.eu',
    BANK_ACCOUNT_HOLDER: 'A Seller GmbH',
    BANK_IBAN: 'DE89370400440532013000',
    BANK_BIC: 'COBADEFFXXX',
    BANK_NAME: 'A Bank',
    SELLER_NAME: 'A Seller GmbH',
    SELLER_ADDRESS: 'Hafenstraße 1, 50667 Köln',
    SELLER_EMAIL: 'shop@timber-shop.eu',
    SELLER_PHONE: '+49 221 123456',
    SELLER_REGISTER: 'HRB 1, Amtsgericht Köln',
    SELLER_VAT: 'DE123456789',
    SMTP_URL: 'smtps://mail.timber-shop.eu',
    MAIL_FROM: 'shop@timber-shop.eu',
    REVALIDATE_SECRET: SECRET,
    FORWARDING_SECRET: SECRET,
  };
  const needed = Object.keys(PUBLIC).filter((name) => !['DATABASE_URL', 'SHOP_URL'].includes(name));

  it('starts when it is told everything, and without the sample range', () => {
    expect(readEnv(PUBLIC).isSampleWanted).toBe(false);
    expect(readEnv({ ...PUBLIC, SAMPLE: 'on' }).isSampleWanted).toBe(true);
    expect(readEnv({ DATABASE_URL }).isSampleWanted).toBe(true);
    expect(readEnv({ DATABASE_URL, SAMPLE: 'off' }).isSampleWanted).toBe(false);
  });

  it.each(needed)('does not start without %s', (name) => {
    expect(() => readEnv({ ...PUBLIC, [name]: undefined })).toThrow(new RegExp(`must be set: ${name}`));
  });

  it('does not start unencrypted', () => {
    expect(() => readEnv({ ...PUBLIC, SHOP_URL: 'http://timber-shop.eu' })).toThrow(/must be https/);
  });
});

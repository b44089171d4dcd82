import { describe, expect, it } from 'vitest';
import { readEnv } from './env';

const DATABASE_URL = 'postgres://localhost/geven';

it('uses defaults for variables that are unset or empty', () => {
  expect(readEnv({ DATABASE_URL, API_PORT: '' })).toMatchObject({
    server: { port: 4000 },
    jobs: { isWorker: true },
    orders: { numberPrefix: 'S' },
    graphql: { isIntrospectionAllowed: true },
    odoo: null,
  });
});

it('names every variable that is wrong', () => {
  const read = () => readEnv({ DATABASE_URL: 'mysql://localhost', API_PORT: 'eighty', OUTBOX_WORKER: 'maybe' });
  expect(read).toThrow(/DATABASE_URL/);
  expect(read).toThrow(/API_PORT/);
  expect(read).toThrow(/OUTBOX_WORKER/);
});

it('reaches an Odoo only when it is told how', () => {
  const odoo = { ODOO_URL: 'https://odoo.example', ODOO_DATABASE: 'yard', ODOO_KEY: 'a-key-of-the-gateway' };
  const variables = { DATABASE_URL, COMMERCE_BACKEND: 'odoo', ...odoo };
  expect(readEnv(variables).odoo).toMatchObject({ url: 'https://odoo.example', database: 'yard', pollSeconds: 30 });
  expect(readEnv({ ...variables, COMMERCE_BACKEND: 'embedded' }).odoo).toBeNull();
  expect(() => readEnv({ ...variables, ODOO_KEY: '' })).toThrow(/ODOO_KEY/);
});

it('takes the size of the sample as a number, and no secret that could be guessed', () => {
  expect(readEnv({ DATABASE_URL, SAMPLE_THOUSANDS: '0.6' }).catalogue.sampleThousands).toBe(0.6);
  expect(readEnv({ DATABASE_URL, SAMPLE_THOUSANDS: '' }).catalogue.sampleThousands).toBeUndefined();
  expect(() => readEnv({ DATABASE_URL, SAMPLE_THOUSANDS: 'many' })).toThrow(/SAMPLE_THOUSANDS/);
  expect(() => readEnv({ DATABASE_URL, REVALIDATE_SECRET: 'short' })).toThrow(/REVALIDATE_SECRET/);
});

it('knows the shop by one address, or by a host per language', () => {
  const url = 'http://shop.example:3000';
  expect(readEnv({ DATABASE_URL, SHOP_URL: `${url}/` }).shop.origins).toEqual({ nl: url, en: url, de: url });
  const hosts = { SHOP_HOST_NL: 'hout.example', SHOP_HOST_EN: 'timber.example:8080', SHOP_HOST_DE: '' };
  expect(readEnv({ DATABASE_URL, SHOP_URL: url, ...hosts }).shop.origins).toEqual({
    nl: 'http://hout.example',
    en: 'http://timber.example:8080',
    de: url,
  });
});

it('is reached from this machine alone unless told otherwise', () => {
  expect(readEnv({ DATABASE_URL }).server.host).toBe('127.0.0.1');
  expect(readEnv({ DATABASE_URL, API_HOST: '::' }).server.host).toBe('::');
});

it('runs only trusted documents in production, and hides the schema, unless told otherwise', () => {
  expect(readEnv({ DATABASE_URL }).graphql.areAdHocQueriesAllowed).toBe(true);
  expect(readEnv({ DATABASE_URL, NODE_ENV: 'production' }).graphql.areAdHocQueriesAllowed).toBe(false);
  expect(readEnv({ DATABASE_URL, NODE_ENV: 'production', ADHOC_QUERIES: 'on' }).graphql.areAdHocQueriesAllowed).toBe(
    true,
  );
  expect(readEnv({ DATABASE_URL, NODE_ENV: 'production' }).graphql.isIntrospectionAllowed).toBe(false);
  expect(readEnv({ DATABASE_URL, NODE_ENV: 'production', INTROSPECTION: 'on' }).graphql.isIntrospectionAllowed).toBe(
    true,
  );
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
    YARD_ADDRESS: 'Hafenstraße 1, 50667 Köln',
    SELLER_EMAIL: 'shop@timber-shop.eu',
    SELLER_PHONE: '+49 221 123456',
    SELLER_REGISTER: 'HRB 1, Amtsgericht Köln',
    SELLER_VAT: 'DE123456789',
    SMTP_URL: 'smtps://mail.timber-shop.eu',
    MAIL_FROM: 'shop@timber-shop.eu',
    REVALIDATE_SECRET: SECRET,
    FORWARDING_SECRET: SECRET,
    ORDER_LINK_KEYS: SECRET,
  };
  const needed = Object.keys(PUBLIC).filter((name) => !['DATABASE_URL', 'SHOP_URL'].includes(name));

  it('starts when it is told everything, and without the sample range', () => {
    expect(readEnv(PUBLIC).catalogue.isSampleWanted).toBe(false);
    expect(readEnv({ ...PUBLIC, SAMPLE: 'on' }).catalogue.isSampleWanted).toBe(true);
    expect(readEnv({ DATABASE_URL }).catalogue.isSampleWanted).toBe(true);
    expect(readEnv({ DATABASE_URL, SAMPLE: 'off' }).catalogue.isSampleWanted).toBe(false);
  });

  it.each(needed)('does not start without %s', (name) => {
    expect(() => readEnv({ ...PUBLIC, [name]: undefined })).toThrow(new RegExp(`must be set: ${name}`));
  });

  it('does not start unencrypted', () => {
    expect(() => readEnv({ ...PUBLIC, SHOP_URL: 'http://timber-shop.eu' })).toThrow(/must be https/);
  });
});

import { expect, it } from 'vitest';
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

it('hides the schema in production unless told otherwise', () => {
  expect(readEnv({ DATABASE_URL, NODE_ENV: 'production' }).isIntrospectionAllowed).toBe(false);
  expect(readEnv({ DATABASE_URL, NODE_ENV: 'production', INTROSPECTION: 'on' }).isIntrospectionAllowed).toBe(true);
});

import { SANDBOX_ACCOUNT } from '@geven/adyen-stand-in';
import { expect, it } from 'vitest';
import { paymentSettings } from './payment-settings';

const KEYS = {
  ADYEN_API_KEY: 'a key',
  ADYEN_MERCHANT_ACCOUNT: 'Timber',
  ADYEN_CLIENT_KEY: 'live_KEY',
  ADYEN_WEBHOOK_USER: 'vendor',
  ADYEN_WEBHOOK_PASSWORD: 'a password of webhooks',
  ADYEN_HMAC_KEYS: `${'0a'.repeat(32)}, ${'0B'.repeat(32)}`,
};
const read = (variables: Record<string, string> = {}, isPublic = false) =>
  paymentSettings.read(variables, { isPublic });

it('has payments by card at Adyen with all keys of a merchant', () => {
  expect(read({ ...KEYS, ADYEN_LIVE_PREFIX: '1797a841fbb37ca7-Timber', ADYEN_CAPTURE: 'manual' }, true)).toEqual({
    api: {
      apiKey: 'a key',
      merchantAccount: 'Timber',
      livePrefix: '1797a841fbb37ca7-Timber',
      standInUrl: null,
      isCapturedLater: true,
      authentication: 'redirect',
    },
    acquirer: { environment: 'live', clientKey: 'live_KEY', standInUrl: null },
    webhook: {
      user: 'vendor',
      password: 'a password of webhooks',
      hmacKeys: ['0a'.repeat(32), '0B'.repeat(32)],
      merchantAccount: 'Timber',
      isLive: true,
    },
  });
});

it('has them at the sandbox without keys, and in a public shop not at all', () => {
  const { apiKey, merchantAccount, user, password, hmacKey } = SANDBOX_ACCOUNT;
  expect(read({ ADYEN_SANDBOX_URL: 'http://localhost:4101/adyen' })).toMatchObject({
    api: { apiKey, merchantAccount, standInUrl: 'http://localhost:4101/adyen', livePrefix: null },
    acquirer: { environment: 'test', clientKey: 'test_SANDBOX', standInUrl: 'http://localhost:4101' },
    webhook: { user, password, hmacKeys: [hmacKey], merchantAccount, isLive: false },
  });
  expect(read({ ADYEN_SANDBOX_URL: 'http://localhost:4101/adyen' }, true)).toBeNull();
  // A sandbox is never live, and keys never go to it.
  expect(read({ ADYEN_LIVE_PREFIX: 'prefix' })?.api.livePrefix).toBeNull();
  expect(read({ ...KEYS, ADYEN_SANDBOX_URL: 'http://localhost:4101/adyen' })?.api.standInUrl).toBeNull();
});

it('refuses some of the keys, and keys that are none', () => {
  expect(() => read({ ...KEYS, ADYEN_API_KEY: '', ADYEN_WEBHOOK_USER: '' })).toThrow(
    /also set ADYEN_API_KEY, ADYEN_WEBHOOK_USER$/,
  );
  expect(() => read({ ...KEYS, ADYEN_HMAC_KEYS: 'short' })).toThrow(/ADYEN_HMAC_KEYS/);
  expect(() => read({ ...KEYS, ADYEN_HMAC_KEYS: Array(3).fill('0a'.repeat(32)).join() })).toThrow(/ADYEN_HMAC_KEYS/);
  expect(() => read({ ...KEYS, ADYEN_WEBHOOK_PASSWORD: 'short' })).toThrow(/ADYEN_WEBHOOK_PASSWORD/);
});

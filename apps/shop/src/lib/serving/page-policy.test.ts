import { expect, it } from 'vitest';
import { readPagePolicy, readPaymentPolicy } from './page-policy';

const TAG = { TAG_URL: 'https://tag.example/gtm.js', TAG_HOSTS: 'https://*.count.example https://tag.example' };

it('names nobody but the shop where nothing is set (LG-06)', () => {
  const { rules, scripts } = readPagePolicy(TAG);
  expect([...rules, ...scripts].join()).not.toContain('example');
  expect(rules).toContain("default-src 'self'");
  expect(rules.filter((rule) => /^(connect|frame)-src/.test(rule))).toEqual([]);
});

it('lets a tag load and report where its settings say', () => {
  const { rules, scripts } = readPagePolicy({ ...TAG, TAG_ID_NL: 'GTM-1' });
  expect(scripts).toEqual(['https://tag.example', 'https://*.count.example']);
  expect(rules).toContain("connect-src 'self' https://tag.example https://*.count.example");
  expect(rules).toContain("img-src 'self' data: https://tag.example https://*.count.example");
});

it('shows in frames the players that are set, by their host alone', () => {
  const { rules, scripts } = readPagePolicy({ ...TAG, YOUTUBE_PLAYER_URL: 'https://play.example/embed' });
  expect(rules).toContain("frame-src 'self' https://play.example");
  expect(scripts).toEqual([]);
});

it('lets a vendor’s captcha load and show itself, and nobody where the captcha is the shop’s own (API-73)', () => {
  const { rules, scripts } = readPagePolicy({ ...TAG, CAPTCHA_PROVIDER: 'turnstile' });
  const host = 'https://challenges.cloudflare.com';
  expect(scripts).toEqual([host]);
  for (const name of ['frame-src', 'connect-src', 'worker-src']) expect(rules).toContain(`${name} 'self' ${host}`);
  expect(rules).toContain(`img-src 'self' data: ${host}`);
  expect(rules).toContain(`style-src 'self' 'unsafe-inline' ${host}`);
  const own = readPagePolicy({ ...TAG, CAPTCHA_PROVIDER: 'own' });
  expect(own).toEqual(readPagePolicy(TAG));
});

it('keeps a vendor’s captcha out of the page that pays (LG-06)', () => {
  const settings = { ...SANDBOX, ...TAG, CAPTCHA_PROVIDER: 'hcaptcha' as const };
  const { rules, scripts } = readPaymentPolicy(settings);
  expect([...rules, ...scripts].join()).not.toContain('hcaptcha');
});

const SANDBOX = {
  SHOP_URL: 'http://localhost:3000',
  ADYEN_SANDBOX_URL: 'http://localhost:4100/adyen',
  ADYEN_AUTHENTICATION: 'redirect',
} as const;
const ruleOf = ({ rules }: { rules: readonly string[] }, name: string) =>
  rules.filter((rule) => rule.startsWith(`${name} `)).join();

it('lets the page that pays show, ask and post to the sandbox, where the shop has no account (PY-09)', () => {
  const policy = readPaymentPolicy(SANDBOX);
  expect(ruleOf(policy, 'frame-src')).toBe("frame-src 'self' http://localhost:4100");
  expect(ruleOf(policy, 'connect-src')).toBe("connect-src 'self' http://localhost:4100");
  expect(ruleOf(policy, 'img-src')).toBe("img-src 'self' data: http://localhost:4100");
  expect(ruleOf(policy, 'form-action')).toBe("form-action 'self' http://localhost:4100");
  expect(policy.scripts).toEqual([]);
  expect(ruleOf(readPagePolicy({ ...TAG, ...SANDBOX }), 'form-action')).toBe("form-action 'self'");
});

it('lets it do so with the vendor, of one environment, where there is an account', () => {
  const test = readPaymentPolicy({ ...SANDBOX, ADYEN_MERCHANT_ACCOUNT: 'Timber' });
  expect(ruleOf(test, 'frame-src')).toBe("frame-src 'self' https://checkoutshopper-test.adyen.com");
  expect(test.rules.join()).not.toMatch(/localhost|live/);
  const live = readPaymentPolicy({
    ...SANDBOX,
    ADYEN_MERCHANT_ACCOUNT: 'Timber',
    ADYEN_LIVE_PREFIX: '1797a841-Timber',
  });
  expect(ruleOf(live, 'connect-src')).toBe(
    "connect-src 'self' https://checkoutshopper-live.adyen.com https://checkoutshopper-live.cdn.adyen.com https://checkoutanalytics-live.adyen.com",
  );
  expect(live.rules.join()).not.toMatch(/localhost|-test|https:(?!\/\/)/);
});

it('lets any bank be in a frame only where banks ask in frames', () => {
  const policy = readPaymentPolicy({ ...SANDBOX, ADYEN_MERCHANT_ACCOUNT: 'Timber', ADYEN_AUTHENTICATION: 'native' });
  expect(ruleOf(policy, 'frame-src')).toBe("frame-src 'self' https://checkoutshopper-test.adyen.com https:");
  expect(ruleOf(policy, 'connect-src')).not.toMatch(/https:(?!\/\/)/);
});

it('names nobody in a public shop without an account, whatever tag and players it has (LG-06)', () => {
  const settings = { ...SANDBOX, ...TAG, TAG_ID_DE: 'GTM-1', YOUTUBE_PLAYER_URL: 'https://play.example' };
  const { rules, scripts } = readPaymentPolicy({ ...settings, SHOP_URL: 'https://shop.geven.com' });
  expect([...rules, ...scripts].join()).not.toMatch(/https?:/);
  expect(rules).toContain("default-src 'self'");
});

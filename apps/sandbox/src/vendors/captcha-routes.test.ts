import { expect, it } from 'vitest';
import { captchaRoutes } from './captcha-routes';

const app = captchaRoutes();
const verify = (form: Record<string, string>, path = '/recaptcha/api/siteverify') =>
  app.request(path, { method: 'POST', body: new URLSearchParams(form) });

it('plays a vendor: an answer is good once, and its site key says what else becomes of it (CF-09)', async () => {
  const passed = { secret: 's', response: 'pass:1' };
  expect(await (await verify(passed)).json()).toMatchObject({ success: true });
  const codesOf = async (form: Record<string, string>) => (await (await verify(form)).json()) as object;
  expect(await codesOf(passed)).toEqual({ success: false, 'error-codes': ['timeout-or-duplicate'] });
  expect(await codesOf({ secret: 's', response: 'fail:1' })).toMatchObject({
    'error-codes': ['invalid-input-response'],
  });
  expect(await codesOf({ secret: 's', response: 'expired:1' })).toMatchObject({
    'error-codes': ['timeout-or-duplicate'],
  });
  expect(await codesOf({ secret: 's' })).toMatchObject({ 'error-codes': ['missing-input-response'] });
  expect(await codesOf({ response: 'pass:2' })).toMatchObject({ 'error-codes': ['missing-input-secret'] });
  expect((await verify({ secret: 's', response: '500:1' })).status).toBe(500);
});

it.each(['/recaptcha/api.js', '/turnstile/v0/api.js', '/1/api.js'])(
  'serves the script at %s (API-73)',
  async (path) => {
    expect(await (await app.request(path)).text()).toContain('grecaptcha');
  },
);

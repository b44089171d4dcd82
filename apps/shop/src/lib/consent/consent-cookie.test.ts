import { expect, it } from 'vitest';
import { consentCookie, readConsent } from './consent-cookie';

const writtenIn = (line: string) => line.split(';')[0]?.replace('consent=', '');

it('keeps version and choices for 180 days (CK-07)', () => {
  const line = consentCookie({ video: true, analytics: false }, false);
  expect(line).toBe('consent=1.analytics-no.video-yes; Path=/; Max-Age=15552000; SameSite=Lax');
  expect(readConsent(writtenIn(line))).toEqual({ analytics: false, video: true });
  expect(consentCookie({ analytics: true }, true)).toMatch(/; Secure$/);
});

it('tells what was refused from what was never asked for', () => {
  expect(readConsent('1.analytics-no')).toEqual({ analytics: false });
  expect(readConsent('1.video-yes').analytics).toBeUndefined();
});

it.each([
  undefined,
  '',
  '1',
  '0.analytics-yes',
  '2.analytics-yes',
  '1.analytics-yes.',
  '1.analytics-yes.analytics-no',
  '1.analytics-yes.video-yes.video-yes',
  '1.analytics-maybe',
  '1.everything-yes',
  '1.__proto__-yes',
  ' 1.analytics-yes',
  '1.analytics-yes\n',
  'true',
  '{"analytics":true}',
  '%31.analytics-yes',
])('takes %j for no consent at all', (forged) => {
  expect(readConsent(forged)).toEqual({});
});

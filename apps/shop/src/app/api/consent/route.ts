import { toLocale } from '@geven/timber';
import { cookies } from 'next/headers';
import { IS_HTTPS } from '@/lib/api/session-cookie';
import { CONSENT_COOKIE, consentCookie, readConsent } from '@/lib/consent/consent-cookie';
import { decideConsent } from '@/lib/consent/decide-consent';
import { expireCookies } from '@/lib/consent/expire-cookies';
import { purposesOf } from '@/lib/consent/vendors';
import { env } from '@/lib/env';
import { readForm } from '@/lib/forms/read-form';
import { localPath } from '@/lib/routing/local-path';

/** The cookies of a tag begin with these. */
const TAG_COOKIES = env.TAG_COOKIES.split(',')
  .map((name) => name.trim())
  .filter(Boolean);

/** Notes what somebody consents to, and comes back to `path`; giving and withdrawing are the same form (CK-07). */
export async function POST(request: Request): Promise<Response> {
  const form = await readForm(request);
  if (form instanceof Response) return form;
  const sent = await cookies();
  const before = readConsent(sent.get(CONSENT_COOKIE)?.value);
  const consent = decideConsent(form.values, purposesOf(toLocale(form.values.locale)), before);
  const headers = new Headers({ location: localPath(form.values.path), 'cache-control': 'no-store' });
  if (consent) headers.append('set-cookie', consentCookie(consent, IS_HTTPS));
  if (consent?.analytics === false) {
    const names = sent.getAll().map(({ name }) => name);
    for (const line of expireCookies(names, TAG_COOKIES, request.headers.get('host') ?? '')) {
      headers.append('set-cookie', line);
    }
  }
  return new Response(null, { status: 303, headers });
}

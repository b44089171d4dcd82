import { LOCALES } from '@geven/timber';
import { cookies } from 'next/headers';
import {
  LOCALE_COOKIE,
  preferenceCookie,
  readPreferences,
  USER_COOKIE,
  userPreferencesCookie,
} from '@/lib/device/cookies';
import { readForm } from '@/lib/forms/read-form';
import { localPath } from '@/lib/routing/local-path';

/** The language and VAT switches: plain forms that come back to `path`. */
export async function POST(request: Request): Promise<Response> {
  const form = await readForm(request);
  if (form instanceof Response) return form;
  const location = withQuery(localPath(form.values.path), request.headers.get('referer'));
  const headers = new Headers({ location, 'cache-control': 'no-store' });
  const locale = LOCALES.find((each) => each === form.values.locale);
  if (locale) headers.append('set-cookie', preferenceCookie(LOCALE_COOKIE, locale));
  const { showTaxPrice } = form.values;
  if (showTaxPrice === 'VATIncluded' || showTaxPrice === 'VATExcluded') {
    const before = readPreferences((await cookies()).get(USER_COOKIE)?.value);
    headers.append('set-cookie', userPreferencesCookie({ ...before, showTaxPrice }));
  }
  return new Response(null, { status: 303, headers });
}

/** What was chosen since the page was made is in its address alone, so the query of that address is kept (PD-47). */
function withQuery(path: string, referer: string | null): string {
  const search = referer && URL.canParse(referer) ? new URL(referer).search : '';
  return search ? `${path.split('?')[0]}${search}` : path;
}

import { toLocale } from '@geven/timber';
import { proxyPersonalFile } from '../api/proxy-file';
import { href } from '../routing/routes';
import { endedLoginPath } from './ended-login';

/**
 * Answers with a file of whoever is logged in, such as the copy of their data (LG-07). Where the login has ended, or is too
 * old for it, the page that has the file is next: it asks for the password.
 */
export async function personalFile(request: Request): Promise<Response> {
  const answer = await proxyPersonalFile(request);
  const locale = toLocale(new URL(request.url).searchParams.get('locale') ?? undefined);
  if (answer.status === 401) return seeOther(endedLoginPath('dashboardPreferences', locale));
  if (answer.status === 403)
    return seeOther(`${href('dashboardPreferences', locale, { query: { login: 'export' } })}#export`);
  return answer;
}

const seeOther = (location: string) =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });

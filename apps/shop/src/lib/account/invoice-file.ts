import { toLocale } from '@geven/timber';
import { proxyPersonalFile } from '../api/proxy-file';
import { endedLoginPath } from './ended-login';

/** Answers with the file of an invoice of whoever is logged in (DB-22); where the login has ended, with the way to a new one. */
export async function invoiceFile(request: Request): Promise<Response> {
  const answer = await proxyPersonalFile(request);
  if (answer.status !== 401) return answer;
  const locale = toLocale(new URL(request.url).searchParams.get('locale') ?? undefined);
  const location = endedLoginPath('dashboardInvoices', locale);
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}

import { toLocale } from '@geven/timber';
import { readRedirects } from '../../../lib/search-redirects';

export const dynamic = 'force-dynamic';

/** The API's list of searches that lead to a page, under the shop's own origin (API-68); 503 when it cannot be had. */
export async function GET(request: Request): Promise<Response> {
  const headers = { 'cache-control': 'no-store' };
  try {
    return Response.json(await readRedirects(toLocale(request.headers.get('accept-language'))), { headers });
  } catch {
    return Response.json({ status: 'unavailable' }, { status: 503, headers });
  }
}

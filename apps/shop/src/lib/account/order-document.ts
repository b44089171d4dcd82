import { toLocale } from '@geven/timber';
import { proxyPersonalFile } from '../api/proxy-file';
import { readCookie } from '../device/hidden-cookie';
import { href } from '../routing/routes';
import { orderLinkCookie } from './link-cookies';

const ADDRESS = /\/order-documents\/([1-9]\d{0,8})\//;

/**
 * Answers with a document of an order (DB-08, DB-22). The token of its link goes from the cookie into a header of the call: no
 * address, and so no log, has it. Where neither a login nor a link is left, the page of the order says so.
 */
export async function orderDocument(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const [, id] = ADDRESS.exec(pathname) ?? [];
  if (id === undefined) return Response.json({ status: 'not found' }, { status: 404 });
  const answer = await proxyPersonalFile(request, readCookie(request.headers, orderLinkCookie(id)));
  if (answer.status !== 401) return answer;
  const location = href('order', toLocale(searchParams.get('locale') ?? undefined), { segments: [id] });
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}

import { readLimited } from '../api/read-limited';
import { isSameOrigin } from './same-origin';

/** Bytes of a form at most; the longest honest one has about four thousand. */
const MAX_FORM = 100_000;

/** The fields of a form of this shop, or the answer that refuses it: 403 to other sites, 413 when too large, else 400. */
export async function readForm(request: Request): Promise<FormData | Response> {
  if (!isSameOrigin(request.headers)) return refusal(403);
  const body = await readLimited(request, MAX_FORM);
  if (!body) return refusal(413);
  const type = request.headers.get('content-type') ?? '';
  try {
    return await new Response(body, { headers: { 'content-type': type } }).formData();
  } catch {
    return refusal(400);
  }
}

const refusal = (status: number) => new Response(null, { status, headers: { 'cache-control': 'no-store' } });

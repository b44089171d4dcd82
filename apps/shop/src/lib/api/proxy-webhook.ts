import { env } from '../env';
import { forwardedHeaders } from './forwarded';
import { readLimited } from './read-limited';

/** Bytes of a webhook at most: the API's own limit. */
const MAX_BODY = 64 * 1024;
const TIMEOUT_MS = 5000;
/** What vendors prove themselves with. */
const PROOFS = ['webhook-signature', 'authorization'];

/**
 * Sends a vendor's webhook on to the API, byte for byte: the vendor reaches the shop only, the API verifies the
 * signature. 413 above 64 KB, 503 when the API is away.
 */
export async function proxyWebhook(request: Request): Promise<Response> {
  const noStore = { 'cache-control': 'no-store' };
  const body = await readLimited(request, MAX_BODY);
  if (!body) return new Response(null, { status: 413, headers: noStore });
  const proofs = PROOFS.flatMap((name) => {
    const proof = request.headers.get(name);
    return proof ? [[name, proof]] : [];
  });
  try {
    const answer = await fetch(new URL(new URL(request.url).pathname, env.API_URL), {
      method: 'POST',
      headers: { ...forwardedHeaders(request.headers), ...Object.fromEntries(proofs) },
      body,
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    return new Response(null, { status: answer.status, headers: noStore });
  } catch {
    return new Response(null, { status: 503, headers: noStore });
  }
}

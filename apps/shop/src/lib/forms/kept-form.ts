import { z } from 'zod';
import { forwardedHeaders } from '../api/forwarded';
import { SESSION_COOKIE } from '../api/session-cookie';
import { env } from '../env';
import { decodeFlash, encodeFlash, type FormFlash, type RefusedForm, readRefusedForm } from './form-flash';

/** Kept by the cookie then, so nobody has to wait longer. */
const KEEP_TIMEOUT_MS = 3000;
/** As long as the page's other calls: without it nothing says why the form came back. */
const FIND_TIMEOUT_MS = 10_000;
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const kept = z.object({ id: z.string().regex(ID) });
const found = z.object({ form: z.string() });

/** A refused form on its way back to its page: what the cookie holds, and the session's cookies when one was made. */
interface SentBack {
  readonly id: string;
  readonly cookie: string;
  readonly sessionCookies: readonly string[];
}

/**
 * Keeps a refused form on the server, by session: the cookie carries its id only. While the API is not there the cookie
 * carries what fits into it. `newCookies` are those that the answer sets already.
 */
export async function keepForm(
  form: RefusedForm,
  request: Pick<Headers, 'get'>,
  newCookies: readonly string[],
): Promise<SentBack> {
  const answer = await callApi('', request, withSession(request.get('cookie'), newCookies), {
    method: 'POST',
    body: JSON.stringify(form),
    signal: AbortSignal.timeout(KEEP_TIMEOUT_MS),
  });
  const answered = kept.safeParse(answer?.ok ? await answer.json() : null);
  if (!answer || !answered.success) {
    const id = crypto.randomUUID().slice(0, 8);
    return { id, cookie: encodeFlash({ id, ...form }), sessionCookies: [] };
  }
  const { id } = answered.data;
  return { id, cookie: id, sessionCookies: answer.headers.getSetCookie() };
}

/** The form that a page asks for by the id in its address; undefined for any other than the one its cookie names. */
export async function findForm(
  id: string,
  cookie: string | undefined,
  request: Pick<Headers, 'get'>,
): Promise<FormFlash | undefined> {
  if (cookie !== id || !ID.test(id)) return decodeFlash(cookie, id);
  const answer = await callApi(id, request, request.get('cookie') ?? '', {
    signal: AbortSignal.timeout(FIND_TIMEOUT_MS),
  });
  const answered = found.safeParse(answer?.ok ? await answer.json() : null);
  const form = answered.success ? readRefusedForm(answered.data.form) : undefined;
  return form && { id, ...form };
}

/** Null when the API does not answer. */
async function callApi(id: string, request: Pick<Headers, 'get'>, cookie: string, init: RequestInit) {
  try {
    return await fetch(new URL(`/api/refused-forms/${id}`, env.API_URL), {
      ...init,
      headers: { ...forwardedHeaders(request), cookie },
      cache: 'no-store',
    });
  } catch {
    return null;
  }
}

/** The visitor's cookies with the session that the answer is about to set. */
function withSession(cookies: string | null, newCookies: readonly string[]): string {
  const session = newCookies.find((line) => line.startsWith(`${SESSION_COOKIE}=`))?.split(';')[0];
  return [session, cookies].filter(Boolean).join('; ');
}

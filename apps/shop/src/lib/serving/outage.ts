import type { Locale } from '@geven/timber';
import { env } from '../env';
import { plainPage } from './plain-page';

const OWN_HEADER = 'x-geven-outage';
/** Known to this process only. */
const OWN_MARK = crypto.randomUUID();

/** Whether it is the shop itself that asks, for a page of its cache: that is neither counted nor asked in circles. */
export const isOwnRequest = (headers: Pick<Headers, 'get'>) => headers.get(OWN_HEADER) === OWN_MARK;

/** Seconds after which trying again makes sense. */
const RETRY_AFTER = 5;

/**
 * Answers while the API is down: the page if the cache has it, else a plain page that says so. Next's own page for an
 * error has no text before its scripts run.
 */
export async function answerInOutage(request: Request, locale: Locale): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  headers.set(OWN_HEADER, OWN_MARK);
  const self = `http://localhost:${env.SHOP_PORT}${pathname}${search}`;
  const answer = await fetch(self, { headers, redirect: 'manual' }).catch(() => null);
  if (answer && answer.status < 500) {
    return new Response(answer.body, { status: answer.status, headers: passedOn(answer.headers) });
  }
  return plainPage(locale, { status: 503, retryAfter: RETRY_AFTER });
}

/** Of one connection only; and the body arrives unpacked. */
const OWN_HEADERS = ['connection', 'content-encoding', 'content-length', 'keep-alive', 'transfer-encoding'];

/** Headers of an answer without those that Next would take for an order to its proxy, such as the inner path. */
function passedOn(headers: Headers): Headers {
  const kept = new Headers(headers);
  for (const name of headers.keys()) {
    if (name.startsWith('x-middleware-') || OWN_HEADERS.includes(name)) kept.delete(name);
  }
  return kept;
}

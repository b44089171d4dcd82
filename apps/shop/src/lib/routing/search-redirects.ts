import { type Locale, toLocale } from '@geven/timber';
import { z } from 'zod';
import { env } from '../env';
import { localPath } from './local-path';

/** A search that leads to a page instead of to results. */
interface SearchRedirect {
  readonly from: string;
  readonly to: string;
}

const answer = z.array(z.object({ from: z.string(), to: z.string() }));

/** ms for which a list is used as it is; after that it is used once more while a new one is fetched. */
const FRESH_FOR = 60_000;
/** ms that a search waits for the first list at most. */
const PATIENCE = 300;
/** ms that a program waits which asks for the list itself. */
const PROGRAMS_PATIENCE = 5000;

interface Known {
  readonly targets: ReadonlyMap<string, string>;
  readonly readAt: number;
}

const known = new Map<Locale, Known>();
const underWay = new Map<Locale, Promise<Known | undefined>>();

/** Where a search leads instead of to its results, compared trimmed and in lower case (SR-04); null for most. */
export async function redirectOfSearch(term: string, locale: Locale, now = performance.now()): Promise<string | null> {
  const kept = known.get(locale);
  if (kept && now - kept.readAt < FRESH_FOR) return kept.targets.get(compared(term)) ?? null;
  // A list that cannot be had never holds up a search: there are results as well.
  const read = readOnce(locale, now);
  const list = kept ?? (await read);
  return list?.targets.get(compared(term)) ?? null;
}

/** One call at a time for each language; undefined when it fails. */
function readOnce(locale: Locale, now: number): Promise<Known | undefined> {
  const running = underWay.get(locale);
  if (running) return running;
  const reading = readRedirects(locale, PATIENCE)
    .then((redirects) => {
      const list = { targets: targetsOf(redirects), readAt: now };
      known.set(locale, list);
      return list;
    })
    .catch(() => undefined)
    .finally(() => underWay.delete(locale));
  underWay.set(locale, reading);
  return reading;
}

/** Answers the API's list under the shop's own origin, in the language of the request (API-68); 503 when it cannot be had. */
export async function answerRedirects(request: Request): Promise<Response> {
  const headers = { 'cache-control': 'no-store' };
  try {
    const locale = toLocale(request.headers.get('accept-language'));
    return Response.json(await readRedirects(locale, PROGRAMS_PATIENCE), { headers });
  } catch {
    return Response.json({ status: 'unavailable' }, { status: 503, headers });
  }
}

/** The list as the API has it now; fails when it does not answer within `patience` ms. */
async function readRedirects(locale: Locale, patience: number): Promise<readonly SearchRedirect[]> {
  const response = await fetch(`${env.API_URL.replace(/\/$/, '')}/api/redirects`, {
    headers: { 'accept-language': locale },
    cache: 'no-store',
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new Error(`The API answered ${response.status}`);
  return answer.parse(await response.json());
}

/**
 * Targets by search. Only paths of this shop, and no target that is itself a redirected search: two of those could send
 * a browser round in circles.
 */
function targetsOf(redirects: readonly SearchRedirect[]): ReadonlyMap<string, string> {
  const searches = new Set(redirects.map(({ from }) => compared(from)));
  return new Map(
    redirects.flatMap(({ from, to }) => {
      const isOurs = localPath(to) !== '/' || to === '/';
      const q = isOurs ? new URL(to, 'http://shop.invalid').searchParams.get('q') : null;
      return isOurs && !(q && searches.has(compared(q))) ? [[compared(from), to] as const] : [];
    }),
  );
}

const compared = (term: string) => term.trim().toLowerCase();

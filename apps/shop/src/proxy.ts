import { type NextRequest, NextResponse } from 'next/server';
import { type DraftRequest, readDraftRequest } from './lib/content/draft-request';
import { storyService } from './lib/content/story-service';
import { LOCALE_COOKIE, LOGGED_IN_COOKIE, preferenceCookie, userPreferencesCookie } from './lib/device/cookies';
import { env } from './lib/env';
import { lookUpRedirect } from './lib/routing/look-up-redirect';
import { resolvePath } from './lib/routing/resolve-path';
import { routeRequest } from './lib/routing/route-request';
import { isApiUp } from './lib/serving/api-health';
import { dynamicPagePolicy, paymentPagePolicy } from './lib/serving/content-security-policy';
import { answerInOutage, isOwnRequest } from './lib/serving/outage';
import { countPage } from './lib/serving/page-limits';
import { plainPage } from './lib/serving/plain-page';

/** While content cannot be read, and no copy of it was ever kept. */
const NO_STORIES = { find: () => null };
/** Seconds after which content may be there again. */
const CONTENT_RETRY_AFTER = 5;

/** Turns public paths into internal ones with language and VAT mode, so that pages can be cached (RT-37). */
export async function proxy(request: NextRequest): Promise<Response> {
  const draft = readDraftRequest(request.nextUrl.searchParams);
  if (draft) return showDraft(draft, request);
  // Only a draft is posted to, by its own server function.
  if (request.method === 'POST') return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
  const content = await storyService()
    .index()
    .catch(() => null);
  const decision = routeRequest(
    request.nextUrl,
    request.headers.get('host'),
    (name) => request.cookies.get(name)?.value,
    content?.pages ?? NO_STORIES,
  );
  if (decision.kind === 'redirect') return redirectTo(decision.path, request, decision);
  const isOwn = isOwnRequest(request.headers);
  const seconds = isOwn ? null : await countPage(request.headers, !decision.isCached);
  if (seconds !== null) return plainPage(decision.locale, { status: 429, retryAfter: seconds });
  const mayBeOutage = !isOwn && isPage(request);
  if (mayBeOutage && !(await isApiUp())) return answerInOutage(request, decision.locale);
  if (decision.isMissing) {
    // Without its addresses, nobody can say that content has no such page.
    if (!content) return plainPage(decision.locale, { status: 503, retryAfter: CONTENT_RETRY_AFTER });
    const renamed = content.redirects.get(request.nextUrl.pathname);
    if (renamed) return redirectTo(renamed, request, { status: 301 });
  }
  try {
    const target = decision.lookup && (await lookUpRedirect(decision.lookup, decision.locale));
    if (target) return redirectTo(target, request);
  } catch (error) {
    // The API went away between the two questions.
    if (mayBeOutage) return answerInOutage(request, decision.locale);
    throw error;
  }
  const url = request.nextUrl.clone();
  url.pathname = decision.path;
  // What a cached page shows is in its path; a page of one visitor may read its query.
  if (decision.isCached) url.search = '';
  const headers = new Headers(request.headers);
  const policyOf =
    resolvePath(request.nextUrl.pathname)?.route === 'checkoutConfirm' ? paymentPagePolicy : dynamicPagePolicy;
  const policy = decision.isCached ? null : policyOf(btoa(crypto.randomUUID()));
  if (policy) headers.set('content-security-policy', policy);
  const response = NextResponse.rewrite(url, { request: { headers } });
  if (policy) response.headers.set('content-security-policy', policy);
  // One address is three languages, so no shared cache may keep it (RT-36).
  response.headers.set('cache-control', decision.isCached ? 'private, no-cache' : 'private, no-store');
  if (decision.notePreferences) {
    response.headers.append('set-cookie', userPreferencesCookie(decision.notePreferences));
  }
  if (decision.loggedIn) {
    response.headers.append('set-cookie', preferenceCookie(LOGGED_IN_COOKIE, decision.loggedIn));
  }
  if (decision.noteLocale) response.headers.append('set-cookie', preferenceCookie(LOCALE_COOKIE, decision.noteLocale));
  return response;
}

/** A draft in the editor's frame: no cookie, no cache, and nobody else may frame it. */
function showDraft({ storyId, locale }: DraftRequest, request: NextRequest): Response {
  const url = request.nextUrl.clone();
  url.pathname = `/${locale}/incl/story-draft/${storyId}`;
  const policy = dynamicPagePolicy(btoa(crypto.randomUUID()), new URL(env.STORYBLOK_APP_URL).origin);
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  const response = NextResponse.rewrite(url, { request: { headers } });
  response.headers.set('content-security-policy', policy);
  response.headers.set('cache-control', 'private, no-store');
  // Its address is signed: no other site is to see it.
  response.headers.set('referrer-policy', 'no-referrer');
  response.headers.set('x-robots-tag', 'noindex');
  return response;
}

interface RedirectOptions {
  readonly status?: 301 | 302;
  readonly cookies?: readonly string[] | undefined;
  /** Whether no other site may see the address that was asked for. */
  readonly isSecret?: boolean | undefined;
}

function redirectTo(
  path: string,
  request: NextRequest,
  { status = 302, cookies = [], isSecret = false }: RedirectOptions = {},
): Response {
  const response = NextResponse.redirect(new URL(path, request.url), status);
  response.headers.set('cache-control', 'no-store');
  if (isSecret) response.headers.set('referrer-policy', 'no-referrer');
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

/** A visit of a page, not what the router of a page fetches for itself. */
const isPage = (request: NextRequest) => request.method === 'GET' && !request.headers.has('rsc');

// Dots are part of filters (`__specie.larch-european`), so files cannot be recognised by them.
export const config = {
  matcher: [
    '/((?!_next/|api/|pictures/|fonts/|favicon\\.ico$|icon\\.svg$|apple-icon\\.png$|robots\\.txt$|sitemap\\.xml$|sitemaps/|blog/feed-[a-z]+\\.xml$|llms\\.txt$|\\.well-known/).*)',
  ],
};

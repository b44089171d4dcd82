import { DEFAULT_LOCALE, LOCALES, type Locale, toLocale } from '@geven/timber';
import { isPostcodeQuery } from '../content/postcode-query';
import { isQuoteSizeQuery } from '../content/quote-size';
import type { FoundStory, StoryPaths } from '../content/story-paths';
import { storySegments, storyViewOf } from '../content/story-segments';
import {
  LOCALE_COOKIE,
  LOGGED_IN_COOKIE,
  readPreferences,
  saysOwnPrices,
  USER_COOKIE,
  type UserPreferences,
} from '../device/cookies';
import { hiddenCookie } from '../device/hidden-cookie';
import { linkCookieName } from '../device/link-cookie-name';
import { countFilters } from '../listing/filter-slug';
import { parseListingAddress, requestedView } from '../listing/listing-address';
import { isCachedListing, listingSegments } from '../listing/listing-segments';
import { mayEnter } from './guards';
import { localeOfHost } from './hosts';
import { intentCookie, intentOf } from './intent';
import type { Lookup } from './look-up-redirect';
import { writeSegment } from './path-segment';
import { isFormQuery, productQuery, productSearch } from './product-address';
import { type ResolvedPath, resolvePath } from './resolve-path';
import { href, LEADS_TO, ROUTES, type Route, type RouteName } from './routes';

/**
 * What the proxy does with a request. `noteLocale` is the language that an address decided and that is kept;
 * `notePreferences` are display preferences that an address has changed.
 */
export type RouteDecision =
  | {
      readonly kind: 'redirect';
      readonly path: string;
      /** Lines of `set-cookie`. */
      readonly cookies?: readonly string[];
      /** Whether the address had the token of a link: nobody else is to see it. */
      readonly isSecret?: boolean;
    }
  | {
      readonly kind: 'rewrite';
      readonly locale: Locale;
      readonly path: string;
      readonly isCached: boolean;
      readonly noteLocale: Locale | null;
      readonly notePreferences: UserPreferences | null;
      /** The mark of whoever is logged in, of a page of a customer: with each of them it lives on (GR-04). */
      readonly loggedIn: string | null;
      /** What is asked first: its answer may be a redirect. */
      readonly lookup: Lookup | null;
      /** Whether neither the shop nor its content has a page there. */
      readonly isMissing: boolean;
    };

/** Values that one address may choose: every species at once, and some more. */
const MAX_FILTERS = 64;

/** 256 bits as mails write them, with room for more. */
const LINK_TOKEN = /^[\w-]{20,200}$/;
/** Seconds that a browser keeps the token of a link: long enough to log in first. The API knows when it ends. */
const LINK_SECONDS = 3600;

/** Answer in every language; their addresses have no translation of their own (RT-03, RT-33). */
const SHOWN_IN_PLACE: ReadonlySet<RouteName> = new Set(['product', 'barcode']);

/** Where a product that does not exist would be, without a word of what it was: what an unknown barcode shows. */
const NO_PRODUCT = '/product/0/-';

/** Choices of a product's page for one visitor who has made none. */
const NOTHING_CHOSEN = '-';

/** Chooses language (RT-33), VAT mode and internal path of a request; what no route has a page for, content may have. */
export function routeRequest(
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
  host: string | null,
  cookie: (name: string) => string | undefined,
  stories: Pick<StoryPaths, 'find'>,
): RouteDecision {
  const resolved = resolvePath(pathname);
  const story = stories.find(pathname);
  const chosen = cookie(LOCALE_COOKIE);
  const owner = story ? story.owner : (resolved?.owner ?? null);
  const said = owner ?? saidLocale(searchParams);
  const locale = (chosen ? toLocale(chosen) : null) ?? said ?? localeOfHost(host) ?? DEFAULT_LOCALE;
  const spent = resolved && spentLink(resolved, searchParams);
  if (spent) return spent;
  if (chosen && owner && owner !== locale && !(resolved && SHOWN_IN_PLACE.has(resolved.route))) {
    const own = story ? story.paths[locale] : resolved && href(resolved.route, locale, resolved);
    if (own) return { kind: 'redirect', path: withQuery(own, searchParams) };
  }
  if (resolved?.route === 'product' && isFormQuery(searchParams)) {
    const query = productQuery(searchParams);
    return {
      kind: 'redirect',
      path: href('product', resolved.owner ?? locale, { segments: resolved.segments, query }),
    };
  }
  const elsewhere = resolved && guardedRedirect(resolved, locale, searchParams, cookie);
  if (elsewhere) return elsewhere;
  const noteLocale = chosen ? null : said;
  const preferences = readPreferences(cookie(USER_COOKIE));
  const context = `/${locale}/${preferences.showTaxPrice === 'VATExcluded' ? 'excl' : 'incl'}`;
  const page =
    (resolved && internalPath(resolved, searchParams, preferences)) ??
    (story && storyPath(story, { locale, query: searchParams, isLive: saysOwnPrices(preferences) }));
  const notePreferences = resolved && changedPreferences(resolved, searchParams, preferences);
  const lookup = resolved && lookupOf(resolved, searchParams);
  return {
    kind: 'rewrite',
    locale,
    isCached: page?.isCached ?? true,
    isMissing: page === null,
    path: `${context}${page?.path ?? '/missing'}`,
    noteLocale,
    notePreferences,
    loggedIn: (resolved && isCustomers(resolved.route) && cookie(LOGGED_IN_COOKIE)) || null,
    lookup,
  };
}

/** The token of a link in a mail goes into a cookie: out of the address, the history and the pages that are opened next. */
function spentLink({ route, owner, segments }: ResolvedPath, query: URLSearchParams): RouteDecision | null {
  const { linkCookie, linkParam = 'token' }: Route = ROUTES[route];
  const token = query.get(linkParam);
  if (linkCookie === undefined || token === null) return null;
  const rest = new URLSearchParams(query);
  rest.delete(linkParam);
  const path = withQuery(href(route, owner ?? 'en', { segments }), rest);
  const name = linkCookieName(linkCookie, segments[0]);
  const cookies = LINK_TOKEN.test(token) ? [hiddenCookie(name, token, LINK_SECONDS)] : [];
  return { kind: 'redirect', path, cookies, isSecret: true };
}

/** Where a page that may not be shown leads, and an address that is no page of its own. */
function guardedRedirect(
  { route }: ResolvedPath,
  locale: Locale,
  query: URLSearchParams,
  cookie: (name: string) => string | undefined,
): RouteDecision | null {
  const { guards = [] }: Route = ROUTES[route];
  if (!mayEnter(guards, cookie)) {
    return {
      kind: 'redirect',
      path: href('login', locale),
      cookies: [intentCookie(intentOf(route, (param) => query.get(param)))],
    };
  }
  const target = LEADS_TO[route];
  return target === undefined ? null : { kind: 'redirect', path: href(target, locale) };
}

/** The language that an address names which languages share, as links in mails do; null when it names none. */
const saidLocale = (query: URLSearchParams): Locale | null =>
  LOCALES.find((locale) => locale === query.get('locale')) ?? null;

function isCustomers(route: RouteName): boolean {
  const { guards }: Route = ROUTES[route];
  return guards?.includes('user') ?? false;
}

function lookupOf({ route, segments }: ResolvedPath, query: URLSearchParams): Lookup | null {
  const [first] = segments;
  if (route === 'barcode' && first !== undefined) return { kind: 'barcode', barcode: first };
  // The search form leads to the listing of all products; inside a category a term narrows it down.
  const isSearch = route === 'search' || (route === 'category' && first === undefined);
  const term = isSearch ? (query.get('q') ?? '').trim() : '';
  return term ? { kind: 'search', term } : null;
}

/** A listing's address that names another view than the usual one makes it the usual one. */
function changedPreferences(
  { route }: ResolvedPath,
  query: URLSearchParams,
  preferences: UserPreferences,
): UserPreferences | null {
  const listingView = route === 'category' || route === 'search' ? requestedView(query) : null;
  return listingView && listingView !== preferences.listingView ? { ...preferences, listingView } : null;
}

function internalPath(
  { route, segments }: ResolvedPath,
  query: URLSearchParams,
  preferences: UserPreferences,
): { path: string; isCached: boolean } | null {
  const isLive = saysOwnPrices(preferences);
  if (route === 'barcode') return { path: NO_PRODUCT, isCached: true };
  if (route === 'product') {
    // What was chosen is in the address: a page for one visitor (PD-47).
    const chosen = productSearch(productQuery(query));
    const path = segments.map(writeSegment).reverse().join('/');
    return chosen || isLive
      ? { path: `/product-live/${path}/${writeSegment(chosen || NOTHING_CHOSEN)}`, isCached: false }
      : { path: `/product/${path}`, isCached: true };
  }
  // A search is a listing of what is found; a blank one lists everything (RT-16, SR-01).
  if (route === 'category' || route === 'search') {
    const address = parseListingAddress(segments, query, preferences.listingView);
    if (countFilters(address.filters) > MAX_FILTERS) return null;
    const isCached = !isLive && isCachedListing(address);
    return { path: `/${isCached ? 'listing' : 'listing-live'}/${listingSegments(address).join('/')}`, isCached };
  }
  const { cached, live, hasId = false }: Route = ROUTES[route];
  if (hasId) return { path: `${live}/${segments[0]}`, isCached: false };
  if (live !== undefined && (isLive || cached === undefined)) return { path: live, isCached: false };
  return cached === undefined ? null : { path: cached, isCached: true };
}

interface StoryVisit {
  readonly locale: Locale;
  readonly query: URLSearchParams;
  /** Whether the prices on it are the visitor's own. */
  readonly isLive: boolean;
}

/** The page of a story; null in a language that it does not exist in. What a form on it asks is for one visitor. */
function storyPath({ slug, paths }: FoundStory, { locale, query, isLive }: StoryVisit) {
  if (paths[locale] === undefined) return null;
  const isCached = !isLive && !isPostcodeQuery(query) && !isQuoteSizeQuery(query);
  return { path: `/story${isCached ? '' : '-live'}/${storySegments(slug, storyViewOf(query))}`, isCached };
}

/** A path in the words of another language, with the query that was there. */
function withQuery(path: string, query: URLSearchParams): string {
  const search = query.toString();
  return `${path}${search ? `?${search.replaceAll('%2C', ',')}` : ''}`;
}

import { LOCALES, type Locale } from '@geven/timber';
import { ROUTES, type Route, type RouteName } from './routes';

/** What a public path means. `owner` is the language whose word it uses; null when languages share it. */
export interface ResolvedPath {
  readonly route: RouteName;
  readonly owner: Locale | null;
  /** Decoded segments below the route. */
  readonly segments: readonly string[];
}

/** No category and no product may begin with this slug: `/produkte/barcode/{barcode}` is an address of its own (RT-07). */
const BARCODE = 'barcode';

/** At most five slugs make a category. */
const MAX_SLUGS = 5;

/** The bare product base and the category base are one page (RT-02); either may carry slugs or a product. */
const CATALOGUE_BASES: ReadonlyMap<string, Locale> = new Map(
  LOCALES.flatMap((locale) => [[ROUTES.category[locale], locale] as const, [ROUTES.product[locale], locale] as const]),
);

const hasId = (route: RouteName): boolean => {
  const { hasId = false }: Route = ROUTES[route];
  return hasId;
};

const pathsOf = (isMeant: (route: RouteName) => boolean): ReadonlyMap<string, Pick<ResolvedPath, 'route' | 'owner'>> =>
  new Map(
    (Object.keys(ROUTES) as RouteName[]).filter(isMeant).flatMap((route) =>
      LOCALES.map((locale) => {
        const isShared = LOCALES.some((other) => other !== locale && ROUTES[route][other] === ROUTES[route][locale]);
        return [ROUTES[route][locale], { route, owner: isShared ? null : locale }] as const;
      }),
    ),
  );

const FIXED_PATHS = pathsOf((route) => route !== 'product' && route !== 'category' && !hasId(route));

/** What a number follows. */
const ID_PATHS = pathsOf(hasId);
const WITH_ID = /^(\/.+)\/([1-9]\d{0,8})$/;

/** Finds the route of a public path; null when no page has it. */
export function resolvePath(pathname: string): ResolvedPath | null {
  const fixed = FIXED_PATHS.get(pathname);
  if (fixed) return { ...fixed, segments: [] };
  const [, base = '', id = ''] = WITH_ID.exec(pathname) ?? [];
  const numbered = ID_PATHS.get(base);
  if (numbered) return { ...numbered, segments: [id] };
  const segments = decodeSegments(pathname);
  const owner = CATALOGUE_BASES.get(`/${segments?.[0]}`);
  if (!segments || !owner) return null;
  const rest = segments.slice(1);
  if (rest[0] === BARCODE) return rest.length === 2 ? { route: 'barcode', owner, segments: rest.slice(1) } : null;
  if (isProduct(rest)) return { route: 'product', owner, segments: rest };
  return rest.length <= MAX_SLUGS ? { route: 'category', owner, segments: rest } : null;
}

/** A slug and a numeric id are a product (RT-03, RT-04). Ids beyond 32 bits belong to nobody. */
const isProduct = (segments: readonly string[]) => segments.length === 2 && /^\d{1,9}$/.test(segments[1] ?? '');

function decodeSegments(pathname: string): string[] | null {
  try {
    const segments = pathname.split('/').slice(1).map(decodeURIComponent);
    return segments.some((segment) => segment === '' || segment.includes('/')) ? null : segments;
  } catch {
    return null;
  }
}

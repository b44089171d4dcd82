import { toLocale } from '@geven/timber';
import { sdkOf, tagged } from '../api/sdk-server';
import { CACHE_TAGS } from '../serving/cache-tags';
import { loadMenu } from './load-menu';
import { menuPlate } from './menu-plate';

/** Products that a category is judged by; the popular ones come first. */
const PRODUCTS = 100;
/** Seconds for which browsers keep an answer: what is in a menu may be old for a while. */
const MAX_AGE = { fresh: 600, stale: 86_400 };

const empty = (status: number) => new Response(null, { status, headers: { 'cache-control': 'no-store' } });

/** Sizes and species of a category for the header's menu, as JSON; asked for when somebody goes to its entry. */
export async function menuPlateResponse(
  _request: Request,
  { params }: { params: Promise<{ locale: string; path: string[] }> },
): Promise<Response> {
  const { locale: language, path } = await params;
  const locale = toLocale(language);
  if (locale !== language) return empty(404);
  const category = path.join('/');
  try {
    const list = await sdkOf(locale).catalogue.getProductTemplatesList(
      { pageSize: PRODUCTS, sort: 'popularity,DESC', filter: { category } },
      tagged(CACHE_TAGS.catalogue),
    );
    if (list.category?.path !== category) return empty(404);
    const entry = (await loadMenu(locale)).find((each) => each.path === category) ?? { path: category, childs: [] };
    return Response.json(menuPlate(list, entry, locale), {
      headers: {
        'cache-control': `public, max-age=${MAX_AGE.fresh}, stale-while-revalidate=${MAX_AGE.stale}`,
      },
    });
  } catch {
    return empty(503);
  }
}

import { hostOf, localesOfHost } from '@/lib/routing/hosts';
import { categorySitemap } from '@/lib/search-engines/category-sitemap';
import { contentSitemap } from '@/lib/search-engines/content-sitemap';
import { countProductFiles, productSitemap } from '@/lib/search-engines/product-sitemap';
import { xmlResponse } from '@/lib/search-engines/responses';
import { CATEGORY_FILE, CONTENT_FILE, productFileNumber } from '@/lib/search-engines/sitemap-files';

export const dynamic = 'force-dynamic';

/** One file of the sitemap, in the languages of its host; 404 for a file that the index does not name. */
export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  const shown = localesOfHost(hostOf(request));
  if (file === CATEGORY_FILE) return xmlResponse(() => categorySitemap(shown));
  if (file === CONTENT_FILE) return xmlResponse(() => contentSitemap(shown));
  const number = productFileNumber(file);
  if (number === null) return new Response(null, { status: 404 });
  return xmlResponse(async () => (number > (await countProductFiles()) ? null : productSitemap(number, shown)));
}

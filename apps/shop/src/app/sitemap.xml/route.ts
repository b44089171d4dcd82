import { hostOf } from '@/lib/routing/hosts';
import { countProductFiles } from '@/lib/search-engines/product-sitemap';
import { xmlResponse } from '@/lib/search-engines/responses';
import { CATEGORY_FILE, CONTENT_FILE, productFile, sitemapAddress } from '@/lib/search-engines/sitemap-files';
import { sitemapIndex } from '@/lib/search-engines/sitemap-xml';

export const dynamic = 'force-dynamic';

/** The sitemap's files: categories, content, and products by the thousand (RT-35). */
export const GET = (request: Request): Promise<Response> =>
  xmlResponse(async () => {
    const files = Array.from({ length: await countProductFiles() }, (_, index) => productFile(index + 1));
    return sitemapIndex([CATEGORY_FILE, CONTENT_FILE, ...files].map((file) => sitemapAddress(file, hostOf(request))));
  });

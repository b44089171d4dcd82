import { articleFeed, feedLocale } from '@/lib/content/article-feed';
import { xmlResponse } from '@/lib/search-engines/responses';

export const dynamic = 'force-dynamic';

/** `/blog/feed-{nl,en,de}.xml`: the newest articles for feed readers. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const locale = feedLocale((await params).file);
  return xmlResponse(async () => locale && articleFeed(locale));
}

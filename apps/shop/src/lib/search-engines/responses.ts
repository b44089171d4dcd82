/** What search engines ask for seldom and in bulk: an hour old is new enough. */
const HEADERS = { 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' };

type Xml = string | ReadableStream<Uint8Array>;

/**
 * Answers with XML, and 404 for null. Where the API is away it is 503, which search engines take for "later": what they
 * knew of the shop stays known.
 */
export async function xmlResponse(make: () => Promise<Xml | null>): Promise<Response> {
  try {
    const xml = await make();
    if (xml === null) return new Response(null, { status: 404 });
    return new Response(xml, { headers: { ...HEADERS, 'content-type': 'application/xml; charset=utf-8' } });
  } catch (error) {
    console.error('sitemap not made', error);
    return new Response(null, { status: 503, headers: { 'retry-after': '120', 'cache-control': 'no-store' } });
  }
}

export const textResponse = (text: string): Response =>
  new Response(text, { headers: { ...HEADERS, 'content-type': 'text/plain; charset=utf-8' } });

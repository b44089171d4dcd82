import { afterEach, expect, it, vi } from 'vitest';
import { countProductFiles, PRODUCTS_PER_FILE, productSitemap } from './product-sitemap';

const line = (id: number) =>
  `${JSON.stringify({ id, slugs: { nl: `plank-${id}`, en: `board-${id}`, de: `brett-${id}` } })}\n`;

/** An API whose answer comes in pieces that end anywhere. */
function answerWith(text: string, headers: Record<string, string> = {}, status = 200) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: URL) => {
    asked.push(url.search);
    const bytes = new TextEncoder().encode(text);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let start = 0; start < bytes.length; start += 50) controller.enqueue(bytes.slice(start, start + 50));
        controller.close();
      },
    });
    return new Response(body, { status, headers });
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

it('writes a file of products from the lines of the API (RT-35)', async () => {
  const asked = answerWith(line(1) + line(2));
  const xml = await new Response(await productSitemap(3, ['de'])).text();
  expect(asked).toEqual([`?offset=${2 * PRODUCTS_PER_FILE}&limit=${PRODUCTS_PER_FILE}`]);
  expect(xml).toMatch(/^<\?xml .*<urlset .*<\/urlset>\n$/s);
  expect(xml.match(/<loc>[^<]*/g)).toEqual([
    '<loc>http://localhost:3000/produkte/brett-1/1',
    '<loc>http://localhost:3000/produkte/brett-2/2',
  ]);
  expect(xml).toContain('hreflang="nl" href="http://localhost:3000/producten/plank-2/2"');
});

it('holds at most ten thousand addresses', () => {
  expect(PRODUCTS_PER_FILE * 3).toBeLessThanOrEqual(10_000);
});

it('counts the files that the products fill, one for an empty range', async () => {
  answerWith('', { 'x-total-count': String(PRODUCTS_PER_FILE + 1) });
  expect(await countProductFiles()).toBe(2);
  answerWith('', { 'x-total-count': '0' });
  expect(await countProductFiles()).toBe(1);
});

it('fails when the API does not answer with addresses', async () => {
  answerWith('', {}, 503);
  await expect(countProductFiles()).rejects.toThrow('503');
});

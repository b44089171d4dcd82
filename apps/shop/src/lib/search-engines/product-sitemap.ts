import { LOCALES, type Locale } from '@geven/timber';
import { OWN_CALL } from '../api/forwarded';
import { env } from '../env';
import { alternatesOf } from '../routing/alternates';
import { href } from '../routing/routes';
import { URLSET_END, URLSET_START, urlEntries } from './sitemap-xml';

/** Addresses of one file, and so a third of it products. */
const ADDRESSES_PER_FILE = 10_000;
export const PRODUCTS_PER_FILE = Math.floor(ADDRESSES_PER_FILE / LOCALES.length);

const TIMEOUT_MS = 20_000;

interface ProductAddress {
  readonly id: number;
  readonly slugs: Readonly<Record<Locale, string>>;
}

/** How many files the products fill; an empty range has one as well. */
export async function countProductFiles(): Promise<number> {
  const { headers } = await fetchAddresses(0, 0);
  return Math.max(1, Math.ceil(Number(headers.get('x-total-count')) / PRODUCTS_PER_FILE));
}

/** One file of products, from 1, as a stream: it is written while the API is still answering. */
export async function productSitemap(file: number, shown: readonly Locale[]): Promise<ReadableStream<Uint8Array>> {
  const { body } = await fetchAddresses((file - 1) * PRODUCTS_PER_FILE, PRODUCTS_PER_FILE);
  return (body ?? new ReadableStream())
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(toUrlset(shown))
    .pipeThrough(new TextEncoderStream());
}

async function fetchAddresses(offset: number, limit: number): Promise<Response> {
  const url = new URL(`/api/product-addresses?offset=${offset}&limit=${limit}`, env.API_URL);
  const response = await fetch(url, {
    headers: OWN_CALL,
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The API answered ${response.status} when asked for the addresses of products`);
  return response;
}

/**
 * Lines of addresses, in pieces of any size, to the entries of a urlset. A whole piece at a time: a file has thousands of
 * lines, and a stream that hands on each of them costs more time and memory than the entries.
 */
function toUrlset(shown: readonly Locale[]): TransformStream<string, string> {
  let rest = '';
  return new TransformStream({
    start: (controller) => controller.enqueue(URLSET_START),
    transform(piece, controller) {
      const lines = (rest + piece).split('\n');
      rest = lines.pop() ?? '';
      controller.enqueue(lines.map((line) => entriesOf(line, shown)).join(''));
    },
    flush(controller) {
      if (rest !== '') controller.enqueue(entriesOf(rest, shown));
      controller.enqueue(URLSET_END);
    },
  });
}

function entriesOf(line: string, shown: readonly Locale[]): string {
  const { id, slugs } = JSON.parse(line) as ProductAddress;
  return urlEntries(
    alternatesOf((locale) => href('product', locale, { segments: [slugs[locale], id] })),
    shown,
  );
}

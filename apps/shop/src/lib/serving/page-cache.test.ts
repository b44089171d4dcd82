import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import MISSING_PAGE from './missing-page.json';
import PREFETCH_RULES from './prefetch-rules.json';

interface StoredPage {
  kind: 'APP_PAGE';
  html: string;
  rscData: Buffer;
  segmentData?: Map<string, Buffer>;
  status?: number;
  headers?: Record<string, string>;
}

interface PageCache {
  get(key: string, context: object): Promise<{ value: StoredPage } | null>;
  set(key: string, data: StoredPage, context: object): Promise<void>;
  revalidateTag(tag: string, durations?: { expire?: number }): Promise<void>;
}

type PageCacheModule = (new (
  options: object,
) => PageCache) & {
  policyOf(html: string): string;
  entryKey(key: string, kind: string): string;
};

const require = createRequire(import.meta.url);
const context = { kind: 'APP_PAGE' };
const keyOf = (name: string) => `/route-cache/APP_PAGE/0/$/${name}`;
const pageOf = (html: string): StoredPage => ({ kind: 'APP_PAGE', html, rscData: Buffer.from('') });
let folder: string;

const fileOf = (name: string) => join(folder, `${startCache().entryKey(keyOf(name), 'APP_PAGE')}.html`);
const isOnDisk = (name: string) => existsSync(fileOf(name));

/** The cache as a new process loads it. */
function startCache(): PageCacheModule {
  delete require.cache[require.resolve('../../../cache-handler.cjs')];
  Reflect.deleteProperty(globalThis, 'pageCacheUses');
  Reflect.deleteProperty(globalThis, 'isPageCacheLoaded');
  return require('../../../cache-handler.cjs') as PageCacheModule;
}

function openCache(): PageCache {
  const Cache = startCache();
  return new Cache({ fs: nodeFs, flushToDisk: true, serverDistDir: folder, revalidatedTags: [] });
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-cache-'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
  globalThis.isApiDown = undefined;
  globalThis.pagePolicy = undefined;
  rmSync(folder, { recursive: true });
});

it('allows a cached page its own inline scripts by hash and no others', () => {
  const hash = createHash('sha256').update('run()').digest('base64');
  const policy = startCache().policyOf('<script src="/a.js"></script><script id="x">run()</script>');
  const rules = createHash('sha256').update(JSON.stringify(PREFETCH_RULES)).digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${rules}' 'sha256-${hash}'`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("frame-ancestors 'none'");
});

it('allows cached pages what the settings name, and shows none that was made under other settings', async () => {
  const tag = 'https://tag.example';
  const without = startCache().entryKey(keyOf('home'), 'APP_PAGE');
  globalThis.pagePolicy = { rules: ["default-src 'self'", `connect-src 'self' ${tag}`], scripts: [tag] };
  const cache = startCache();
  expect(cache.policyOf('<p></p>')).toMatch(
    /^default-src 'self'; connect-src 'self' https:\/\/tag\.example; script-src 'self' https:\/\/tag\.example 'sha256-/,
  );
  expect(cache.entryKey(keyOf('home'), 'APP_PAGE')).not.toBe(without);
});

it('answers 404 for a page that says it does not exist, and only for that (ER-19)', async () => {
  const cache = openCache();
  const [[name, content] = []] = Object.entries(MISSING_PAGE);
  const missing = pageOf(`<html><head><meta name="${name}" content="${content}"/></head></html>`);
  const found = pageOf(`<html><head></head><body>${name} ${content}</body></html>`);
  await cache.set(keyOf('missing'), missing, context);
  await cache.set(keyOf('found'), found, context);
  expect(missing.status).toBe(404);
  expect((await cache.get(keyOf('missing'), context))?.value.status).toBe(404);
  expect((await cache.get(keyOf('found'), context))?.value.status).toBeUndefined();
});

it('redirects with 302, kept nowhere (RT-05)', async () => {
  const cache = openCache();
  const page = { ...pageOf('<html></html>'), status: 307, headers: { location: '/produkte/laerche/41' } };
  await cache.set(keyOf('foreign'), page, context);
  // Next has put the address on the first answer itself.
  expect(page).toMatchObject({ status: 302, headers: { 'cache-control': 'no-store' } });
  expect(page.headers).not.toHaveProperty('location');
  expect((await cache.get(keyOf('foreign'), context))?.value).toMatchObject({
    status: 302,
    headers: { location: '/produkte/laerche/41', 'cache-control': 'no-store' },
  });
});

it('keeps as many pages as it may, and drops the one unused longest', async () => {
  vi.stubEnv('PAGE_CACHE_ENTRIES', '2');
  const cache = openCache();
  await cache.set(keyOf('a'), pageOf('a'), context);
  await cache.set(keyOf('b'), pageOf('b'), context);
  await cache.get(keyOf('a'), context);
  await cache.set(keyOf('c'), pageOf('c'), context);
  expect(['a', 'b', 'c'].filter(isOnDisk)).toEqual(['a', 'c']);
});

it('counts the pages of an earlier process, so that restarts do not fill the disk', async () => {
  vi.stubEnv('PAGE_CACHE_ENTRIES', '2');
  const before = openCache();
  await before.set(keyOf('a'), pageOf('a'), context);
  await before.set(keyOf('b'), pageOf('b'), context);
  utimesSync(fileOf('a'), 0, 0);
  const after = openCache();
  await after.set(keyOf('c'), pageOf('c'), context);
  expect(['a', 'b', 'c'].filter(isOnDisk)).toEqual(['b', 'c']);
});

it('lets made-up addresses displace each other only', async () => {
  vi.stubEnv('PAGE_CACHE_ENTRIES', '20');
  const cache = openCache();
  const rare = '<meta name="page-cache" content="rare"/>';
  const missing = '<meta name="prerender-status-code" content="404"/>';
  const real = Array.from({ length: 20 }, (_, index) => `real-${index}`);
  for (const name of real) await cache.set(keyOf(name), pageOf('<html></html>'), context);
  for (let index = 0; index < 30; index += 1) {
    await cache.set(keyOf(`rare-${index}`), pageOf(rare), context);
    await cache.set(keyOf(`missing-${index}`), pageOf(missing), context);
    await cache.set(keyOf(`moved-${index}`), { ...pageOf(''), status: 307 }, context);
    await cache.get(keyOf(`rare-${index}`), context);
  }
  expect(real.filter(isOnDisk)).toEqual(real);
  const files = readdirSync(folder, { recursive: true }).filter((file) => String(file).endsWith('.html'));
  expect(files).toHaveLength(22);
});

it('leaves neither folders nor segments of a page behind', async () => {
  vi.stubEnv('PAGE_CACHE_ENTRIES', '1');
  const cache = openCache();
  for (let index = 0; index < 600; index += 1) {
    const page = { ...pageOf('<html></html>'), segmentData: new Map([['/_tree', Buffer.from('x')]]) };
    await cache.set(keyOf(`a/${index}/b.segments/${index}`), page, context);
  }
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  // One folder for each two letters of a name, and those of the one page that is left.
  expect(entries.filter((entry) => entry.isDirectory()).length).toBeLessThanOrEqual(256 + 4);
  expect(entries.filter((entry) => entry.isFile())).toHaveLength(4);
});

it('stores a page however long its address is', async () => {
  const cache = openCache();
  const key = keyOf(`p/37/${'a'.repeat(2000)}`);
  await cache.set(key, pageOf('<html>long</html>'), context);
  const again = openCache();
  expect((await again.get(key, context))?.value.html).toBe('<html>long</html>');
});

it('notes every tag of calls that come together', async () => {
  const tags = Array.from({ length: 20 }, (_, index) => `tag-${index}`);
  const caches = tags.map(() => openCache());
  await Promise.all(tags.map((tag, index) => caches[index]?.revalidateTag(tag)));
  const noted: [string, unknown][] = JSON.parse(readFileSync(join(folder, 'page-cache-tags.json'), 'utf8'));
  expect(noted.map(([tag]) => tag)).toEqual(expect.arrayContaining(tags));
});

it('shows an old page for a second after its data changed, then no more, unless the API is down', async () => {
  const cache = openCache();
  await cache.set(
    keyOf('larch'),
    { ...pageOf('<html></html>'), headers: { 'x-next-cache-tags': 'catalogue' } },
    context,
  );
  const isShown = async () => (await cache.get(keyOf('larch'), context)) !== null;
  const changedAt = Date.now() + 60_000;
  vi.useFakeTimers({ now: changedAt, toFake: ['Date'] });
  expect(await isShown()).toBe(true);
  await cache.revalidateTag('catalogue', { expire: 31_536_000 });
  vi.setSystemTime(changedAt + 900);
  expect(await isShown()).toBe(true);
  vi.setSystemTime(changedAt + 1100);
  expect(await isShown()).toBe(false);
  globalThis.isApiDown = true;
  expect(await isShown()).toBe(true);
});

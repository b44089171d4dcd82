// Pages that were rendered once, on disk: bounded, its tags kept over a restart, and with a content security policy
// made of the hashes of each page's own inline scripts, so that cached pages need no 'unsafe-inline'.
// It builds on Next's own file cache, an internal class: the version of Next is pinned and a test loads this file.
const { createHash } = require('node:crypto');
const { existsSync, readdirSync, readFileSync, statSync } = require('node:fs');
const { rename, rm, writeFile } = require('node:fs/promises');
const { join } = require('node:path');
const RULES = require('./src/lib/serving/content-security-policy.json');
const MISSING_PAGE = require('./src/lib/serving/missing-page.json');
const PREFETCH_RULES = require('./src/lib/serving/prefetch-rules.json');
const RARE_PAGE = require('./src/lib/serving/rare-page.json');
const FileSystemCache = require('next/dist/server/lib/incremental-cache/file-system-cache').default;
const { ROUTE_CACHE_DIRECTORY } = require('next/dist/server/lib/route-cache-key');
const { tagsManifest } = require('next/dist/server/lib/incremental-cache/tags-manifest.external.js');

const MAX_ENTRIES = Number(process.env.PAGE_CACHE_ENTRIES || 2000);
// Anybody can make up addresses of missing pages and of others that few will ask for: those only displace each other.
const MAX_RARE_ENTRIES = Math.ceil(MAX_ENTRIES / 10);
// A page may be old for so long after its data changed (ms): then nobody is shown it again.
const MAX_STALE = 1000;
const PAGE_FILES = ['.html', '.rsc', '.meta', '.body'];

const hasMarks = (marks, html) =>
  Object.entries(marks).every(([name, content]) => html.includes(`<meta name="${name}" content="${content}"/>`));

/** What the shop's settings allow pages; `server/main.ts` notes it where all parts of this process see it. */
const pagePolicy = () => globalThis.pagePolicy ?? { rules: RULES, scripts: [] };

/**
 * The name of a page's entry and of its files: of one length and in a few folders, whatever its address. A page that was
 * made under another policy is another page.
 */
function entryKey(key, kind) {
  if (kind !== 'APP_PAGE') return key;
  const hash = createHash('sha256').update(key).update(JSON.stringify(pagePolicy())).digest('hex');
  return `/${ROUTE_CACHE_DIRECTORY}/APP_PAGE/${hash.slice(0, 2)}/${hash}`;
}

const hashOf = (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * The policy of a page: files of the shop, and by hash its own inline scripts and the rules that say which pages come
 * next. Browsers ignore 'inline-speculation-rules' beside a hash.
 */
function policyOf(html) {
  const hashes = new Set([hashOf(JSON.stringify(PREFETCH_RULES))]);
  for (const [, script] of html.matchAll(
    /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g,
  )) {
    hashes.add(hashOf(script));
  }
  const { rules, scripts } = pagePolicy();
  return [...rules, ["script-src 'self'", ...scripts, ...hashes].join(' ')].join('; ');
}

// Next makes a handler per request: what must outlive one is kept by the process. Oldest use first.
globalThis.pageCacheUses ??= { usual: new Set(), rare: new Set() };
const uses = globalThis.pageCacheUses;

function loadTags(file) {
  try {
    for (const [tag, state] of JSON.parse(readFileSync(/* turbopackIgnore: true */ file, 'utf8')))
      tagsManifest.set(tag, state);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

/** Counts the pages that an earlier process left on disk, oldest first. */
function loadUses(serverDistDir) {
  const folder = join(serverDistDir, ROUTE_CACHE_DIRECTORY, 'APP_PAGE');
  if (!existsSync(/* turbopackIgnore: true */ folder)) return;
  const pages = readdirSync(/* turbopackIgnore: true */ folder, { recursive: true }).flatMap((file) => {
    const [, entry] = /([\da-f]{2}.[\da-f]{64})\.html$/.exec(file) ?? [];
    return entry ? [entry] : [];
  });
  const timeOf = (entry) => statSync(/* turbopackIgnore: true */ join(folder, `${entry}.html`)).mtimeMs;
  const byAge = pages.map((entry) => ({ entry, at: timeOf(entry) })).sort((a, b) => a.at - b.at);
  for (const { entry } of byAge) {
    uses.usual.add(`/${ROUTE_CACHE_DIRECTORY}/APP_PAGE/${entry.replace('\\', '/')}`);
  }
}

/**
 * Whether an entry's data changed longer ago than a page may be old. While the API is down every page we have is better
 * than none: `lib/api-health.ts` notes that where all parts of this process see it.
 */
function isOverdue({ lastModified, value }, { tags = [], softTags = [] }) {
  if (globalThis.isApiDown) return false;
  const own = value?.headers?.['x-next-cache-tags']?.split(',') ?? [];
  const latest = Date.now() - MAX_STALE;
  return [...own, ...tags, ...softTags].some((tag) => {
    const staleAt = tagsManifest.get(tag)?.stale ?? 0;
    return staleAt > lastModified && staleAt < latest;
  });
}

module.exports = class PageCache extends FileSystemCache {
  constructor(options) {
    super(options);
    this.tagsFile = join(options.serverDistDir ?? '.', 'page-cache-tags.json');
    if (globalThis.isPageCacheLoaded) return;
    globalThis.isPageCacheLoaded = true;
    loadTags(this.tagsFile);
    loadUses(options.serverDistDir ?? '.');
  }

  async get(key, context) {
    const name = entryKey(key, context.kind);
    const entry = await super.get(name, context);
    if (entry && isOverdue(entry, context)) return null;
    if (entry && context.kind === 'APP_PAGE') this.noteUse(name);
    return entry;
  }

  async set(key, data, context) {
    const kind = data?.kind ?? context?.kind;
    if (kind !== 'APP_PAGE') return super.set(key, data, context);
    const html = data.html?.toString() ?? '';
    data.headers = { ...data.headers, 'content-security-policy': policyOf(html) };
    // A page cannot set its status, and Next's own 404 is empty until scripts have run (ER-19).
    if (hasMarks(MISSING_PAGE, html)) data.status = 404;
    const isRedirect = data.status === 307;
    // Next redirects with 307; which slug is the right one depends on a cookie, so 302 and kept nowhere (RT-05).
    if (isRedirect) {
      data.status = 302;
      data.headers = { ...data.headers, 'cache-control': 'no-store' };
    }
    const name = entryKey(key, kind);
    await super.set(name, isRedirect ? { ...data } : data, context);
    // The first visitor's answer has its address already, and Next adds what is here a second time.
    if (isRedirect) data.headers = { 'cache-control': 'no-store' };
    const isRare = isRedirect || data.status === 404 || hasMarks(RARE_PAGE, html);
    this.noteUse(name, isRare);
    await this.dropOldest(uses.rare, MAX_RARE_ENTRIES);
    await this.dropOldest(uses.usual, MAX_ENTRIES);
  }

  async revalidateTag(...args) {
    await super.revalidateTag(...args);
    // Calls come together: one after the other, so that the last file written knows every tag.
    const written = (globalThis.pageCacheTagsWritten ?? Promise.resolve()).then(() => this.writeTags());
    globalThis.pageCacheTagsWritten = written.catch(() => {});
    await written;
  }

  async writeTags() {
    const draft = `${this.tagsFile}.${process.pid}`;
    await writeFile(draft, JSON.stringify([...tagsManifest]));
    await rename(draft, this.tagsFile);
  }

  noteUse(name, isRare = uses.rare.has(name)) {
    uses.rare.delete(name);
    uses.usual.delete(name);
    uses[isRare ? 'rare' : 'usual'].add(name);
  }

  async dropOldest(names, max) {
    while (names.size > max) {
      const [oldest] = names;
      names.delete(oldest);
      await this.forget(oldest);
    }
  }

  async forget(name) {
    FileSystemCache.memoryCache?.remove?.(name);
    const files = PAGE_FILES.map((ending) => rm(this.getFilePath(name + ending, 'APP_PAGE'), { force: true }));
    await Promise.all(files);
    await rm(this.getFilePath(`${name}.segments`, 'APP_PAGE'), { force: true, recursive: true });
  }
};

module.exports.policyOf = policyOf;
module.exports.entryKey = entryKey;

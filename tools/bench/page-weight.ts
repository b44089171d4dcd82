import { brotliCompressSync } from 'node:zlib';

export interface PageWeight {
  page: string;
  /** KiB of JavaScript, brotli, that a browser loads before anything is touched. */
  total: number;
  /** KiB of it beyond what every page of the framework loads, an empty one too. */
  aboveFramework: number;
}

/** Names of the scripts a page loads at once; `nomodule` scripts are for browsers that no longer exist. */
export function scriptsOf(html: string): string[] {
  const tags = html.match(/<script\b[^>]*>/g) ?? [];
  const sources = tags.filter((tag) => !/\bnomodule\b/i.test(tag)).map((tag) => /\bsrc="([^"]+)"/.exec(tag)?.[1]);
  return [...new Set(sources.filter((source): source is string => source !== undefined))];
}

/**
 * Weighs the scripts of a page, as a browser with some cookies gets it. `frameworkScripts` are file names that an empty
 * page loads too.
 */
export async function weighPage(
  origin: string,
  { path, cookie }: { path: string; cookie?: string | undefined },
  frameworkScripts: string[],
): Promise<PageWeight> {
  const headers = { 'accept-language': 'de', ...(cookie ? { cookie } : {}) };
  const response = await fetch(`${origin}${path}`, { headers, redirect: 'manual' });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const scripts = scriptsOf(await response.text());
  const weights = await Promise.all(
    scripts.map(async (source) => ({ source, bytes: brotliSize(await (await fetch(new URL(source, origin))).text()) })),
  );
  const sum = (list: { bytes: number }[]) => list.reduce((total, { bytes }) => total + bytes, 0) / 1024;
  const isFramework = ({ source }: { source: string }) => frameworkScripts.some((name) => source.includes(name));
  return {
    page: path,
    total: sum(weights),
    aboveFramework: sum(weights.filter((weight) => !isFramework(weight))),
  };
}

function brotliSize(text: string): number {
  return brotliCompressSync(text).length;
}

import { DEFAULT_LOCALE, LOCALES, type Locale } from '@geven/timber';
import { AREA_NAMES, type Area } from './areas';
import { unbroken } from './unbroken';

type Tree = { readonly [key: string]: unknown };

/** Every area in every language, with German in the gaps; numbers stay beside their units. */
export async function loadMessages(): Promise<Record<Locale, Record<Area, Tree>>> {
  const german = await loadAreas(DEFAULT_LOCALE);
  const inEach = LOCALES.map(async (locale) => [locale, inGaps(german, await loadAreas(locale))]);
  return Object.fromEntries(await Promise.all(inEach));
}

async function loadAreas(locale: Locale): Promise<Tree> {
  // By its relative path: a bundler that meets a path with gaps in it does not follow aliases.
  const files = AREA_NAMES.map(async (area) => [
    area,
    unbroken((await import(`../../../messages/${locale}/${area}.json`)).default),
  ]);
  return Object.fromEntries(await Promise.all(files));
}

function inGaps(fallback: Tree, own: Tree): Tree {
  const filled = Object.entries(fallback).map(([key, value]) => {
    const ownValue = own[key];
    return [key, isTree(value) && isTree(ownValue) ? inGaps(value, ownValue) : (ownValue ?? value)];
  });
  return { ...own, ...Object.fromEntries(filled) };
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

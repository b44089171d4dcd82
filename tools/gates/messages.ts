import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../settings.ts';

export type Language = 'en' | 'nl' | 'de';
export const LANGUAGES: readonly Language[] = ['en', 'nl', 'de'];

/** Texts of one subject in the three languages, each by its dotted key. */
export interface MessageSet {
  /** For messages, as "cart" or "mail/order". */
  name: string;
  texts: Record<Language, Map<string, string> | undefined>;
}

const SHOP = 'apps/shop/messages';
const MAIL = 'apps/commerce-api/src/gateways/mail/messages';
const DOWNLOADS = 'apps/commerce-api/src/downloads/messages';

/** Every message file of the shop, the mails and the downloads. */
export function readMessages(): MessageSet[] {
  return [...readFolders(SHOP, 'shop'), ...readLanguageFiles(MAIL, 'mail'), ...readFolders(DOWNLOADS, 'downloads')];
}

/** `<folder>/<language>/<area>.json` */
function readFolders(folder: string, prefix: string): MessageSet[] {
  const areas = new Set(globSync(`${folder}/{en,nl,de}/*.json`, { cwd: ROOT }).map((path) => basename(path)));
  return [...areas].sort().map((area) => ({
    name: `${prefix}/${area.replace('.json', '')}`,
    texts: inEachLanguage((language) => readTexts(join(folder, language, area))),
  }));
}

/** `<folder>/<language>.json`, or folders as above. */
function readLanguageFiles(folder: string, name: string): MessageSet[] {
  const sets = readFolders(folder, name);
  const texts = inEachLanguage((language) => readTexts(join(folder, `${language}.json`)));
  return Object.values(texts).some(Boolean) ? [...sets, { name, texts }] : sets;
}

function inEachLanguage<T>(read: (language: Language) => T): Record<Language, T> {
  return { en: read('en'), nl: read('nl'), de: read('de') };
}

function readTexts(path: string): Map<string, string> | undefined {
  try {
    return new Map(flatten(JSON.parse(readFileSync(join(ROOT, path), 'utf8'))));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Error(`${path}: ${(error as Error).message}`);
  }
}

/** Dotted key and text of every string in nested objects and lists. */
export function flatten(value: unknown, key = ''): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [[key, String(value)]];
  return Object.entries(value).flatMap(([name, inner]) => flatten(inner, key ? `${key}.${name}` : name));
}

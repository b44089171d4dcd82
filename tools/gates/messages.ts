import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../settings.ts';
import { sourceFiles } from './source-files.ts';

export type Language = 'en' | 'nl' | 'de';
export const LANGUAGES: readonly Language[] = ['en', 'nl', 'de'];

/** Texts of one subject in the three languages, each by its dotted key. */
export interface MessageSet {
  /** Workspace and folder, as "shop/cart" or "commerce-api/mails/order-confirmation". */
  name: string;
  texts: Record<Language, Map<string, string> | undefined>;
}

/** `messages/<language>/<area>.json` or `messages/<language>.json`, in whatever folder of a workspace. */
const MESSAGE_FILE = /^(?:apps|packages)\/(?<folder>.+)\/messages\/(?<language>en|nl|de)(?<area>\/[^/]+)?\.json$/;

/** Every message file of every workspace. */
export function readMessages(): MessageSet[] {
  const sets = new Map<string, MessageSet>();
  for (const path of sourceFiles()) {
    const file = messageFile(path);
    if (!file) continue;
    const set = sets.get(file.name) ?? { name: file.name, texts: { en: undefined, nl: undefined, de: undefined } };
    set.texts[file.language] = readTexts(path);
    sets.set(file.name, set);
  }
  return [...sets.values()];
}

/** Whose texts a file holds, and in which language; undefined for other files. */
export function messageFile(path: string): { name: string; language: Language } | undefined {
  const { folder, language, area = '' } = MESSAGE_FILE.exec(path)?.groups ?? {};
  if (!folder) return undefined;
  return { name: `${folder.replace('/src/', '/')}${area}`, language: language as Language };
}

function readTexts(path: string): Map<string, string> {
  try {
    return new Map(flatten(JSON.parse(readFileSync(join(ROOT, path), 'utf8'))));
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message}`);
  }
}

/** Dotted key and text of every string in nested objects and lists. */
export function flatten(value: unknown, key = ''): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [[key, String(value)]];
  return Object.entries(value).flatMap(([name, inner]) => flatten(inner, key ? `${key}.${name}` : name));
}

import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Locale } from '@geven/timber';
import type { Area, Messages } from '../src/lib/texts/areas';

const FOLDER = join(import.meta.dirname, '../messages');

type AllMessages = { readonly [Name in Area]: Messages<Name> };

/** What the shop says, per language: where a journey looks for controls. */
export const TEXTS: Readonly<Record<Locale, AllMessages>> = { nl: read('nl'), en: read('en'), de: read('de') };

function read(locale: Locale): AllMessages {
  const files = readdirSync(join(FOLDER, locale)).map((file) => [
    parse(file).name,
    JSON.parse(readFileSync(join(FOLDER, locale, file), 'utf8')),
  ]);
  return Object.fromEntries(files);
}

/** A text with its places filled in. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
}

/** A text as a pattern: its places match anything, and links may say more than their text. */
export function pattern(text: string): RegExp {
  const words = text.replace('<a>', '').split(/\{\{\w+\}\}|<\/a>/);
  return new RegExp(
    words.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')).join('.*'),
  );
}

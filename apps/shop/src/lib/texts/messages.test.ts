import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale } from '@geven/timber';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../../messages');
const areas = readdirSync(join(folder, 'en')).filter((name) => name.endsWith('.json'));

function texts(locale: Locale, area: string): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (value: unknown, path: string) => {
    if (typeof value === 'string') found.set(path, value);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, child] of Object.entries(value)) walk(child, path ? `${path}.${key}` : key);
    }
  };
  walk(JSON.parse(readFileSync(join(folder, locale, area), 'utf8')), '');
  return found;
}

const places = (text: string | undefined) => [...new Set(text?.match(/\{\{\w+\}\}|<\/?a>/g))].sort();

describe.each(areas)('texts of %s', (area) => {
  it('have the same keys and the same places to fill in every language', () => {
    const english = texts('en', area);
    for (const locale of LOCALES) {
      const own = texts(locale, area);
      expect([...own.keys()].sort(), locale).toEqual([...english.keys()].sort());
      for (const [key, text] of own) {
        expect(places(text), `${locale} ${area} ${key}`).toEqual(places(english.get(key)));
        expect(text.trim(), `${locale} ${area} ${key}`).not.toBe('');
      }
    }
  });
});

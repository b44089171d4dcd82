import { readdirSync, readFileSync } from 'node:fs';
import { LOCALES } from '@geven/timber';
import { expect, it } from 'vitest';
import { softHyphens } from './soft-hyphens';

/** What an iPhone SE has room for in the font of a title. */
const CHARACTERS_IN_A_LINE = 16;
const STORIES = new URL('../../../../../packages/sample-content/stories/', import.meta.url);

it('lets a long compound be broken between its parts', () => {
  expect(softHyphens('Dauerhaftigkeitsklasse 1 bis 5')).toBe('Dauerhaftigkeits\u00adklasse 1 bis 5');
  expect(softHyphens('Larch or Douglas fir?')).toBe('Larch or Douglas fir?');
});

it('knows every word of a shipped title that a phone has no room for', () => {
  const titles = readdirSync(STORIES).flatMap((file) => {
    const { content } = JSON.parse(readFileSync(new URL(file, STORIES), 'utf8'));
    return ['', ...LOCALES.map((locale) => `__i18n__${locale}`)].map((suffix) => content?.[`title${suffix}`]);
  });
  const words = titles
    .filter((title) => typeof title === 'string')
    .flatMap((title) => softHyphens(title).split(/[\s:,]+/));
  expect(words.length).toBeGreaterThan(300);
  expect(words.filter((word) => word.split('\u00ad').some((part) => part.length > CHARACTERS_IN_A_LINE))).toEqual([]);
});

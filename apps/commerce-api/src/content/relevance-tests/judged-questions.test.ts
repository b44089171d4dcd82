import { fileURLToPath } from 'node:url';
import { deliverFolder } from '@geven/story-delivery/load-tree';
import { createStoryReader } from '@geven/story-reader';
import type { Locale } from '@geven/timber';
import { beforeAll, expect, it } from 'vitest';
import { createStoryContent } from '../../stories/story-content';
import { type ContentSearch, createContentSearch } from '../search-content';
import heldOut from './held-out-questions.json' with { type: 'json' };
import judged from './judged-questions.json' with { type: 'json' };

/** What a customer types, and the stories of which one must be among the first. */
interface JudgedQuestion {
  locale: Locale;
  search: string;
  expects: string[];
}

const QUESTIONS = judged as JudgedQuestion[];
/** Written after the search, and not looked at to improve it: they tell what it is worth. */
const HELD_OUT_QUESTIONS = heldOut as JudgedQuestion[];
const FIRST = 3;
const FOLDER = fileURLToPath(new URL('../../../../../packages/sample-content', import.meta.url));

let search: ContentSearch;
/** Where each story is, by language and slug. */
const paths = new Map<string, string>();

beforeAll(async () => {
  const reader = createStoryReader({
    delivery: deliverFolder(FOLDER, ['nl', 'en']),
    defaultLanguage: 'de',
    log: { warn: () => undefined, info: () => undefined },
  });
  const pages = await createStoryContent({ reader, fill: (text) => text, onRead: async () => undefined }).read();
  for (const page of pages) {
    for (const [locale, texts] of Object.entries(page)) paths.set(`${locale} ${page.de?.path.slice(1)}`, texts.path);
  }
  search = await createContentSearch(pages);
});

/** Those of the questions without the right story among the first. */
const failures = (questions: readonly JudgedQuestion[]): string[] =>
  questions.flatMap(({ locale, search: term, expects }) => {
    const right = expects.map((slug) => paths.get(`${locale} ${slug}`));
    expect(right, term).not.toContain(undefined);
    const found = search(term, locale).slice(0, FIRST);
    return found.some(({ path }) => right.includes(path)) ? [] : [`${locale} ${term}`];
  });

it('leads to the right article among the first three for 27 of 30 questions (SR-02)', () => {
  expect(QUESTIONS.length).toBeGreaterThanOrEqual(30);
  const failed = failures(QUESTIONS);
  expect((QUESTIONS.length - failed.length) / QUESTIONS.length, failed.join(', ')).toBeGreaterThanOrEqual(27 / 30);
});

it('does so for 13 of 15 that were held out (SR-02)', () => {
  expect(HELD_OUT_QUESTIONS).toHaveLength(15);
  // The failures are not named: nobody is to fix them one by one.
  expect(HELD_OUT_QUESTIONS.length - failures(HELD_OUT_QUESTIONS).length).toBeGreaterThanOrEqual(13);
});

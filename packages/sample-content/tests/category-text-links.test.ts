import { fileURLToPath } from 'node:url';
import { sampleRecords } from '@geven/sample-range';
import type { ManagedStory } from '@geven/story-delivery';
import { loadTree } from '@geven/story-delivery/load-tree';
import { LOCALES, type Locale } from '@geven/timber';
import { beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const { categories, categoryTexts } = sampleRecords();

describe('links in the texts of categories', () => {
  let stories: readonly ManagedStory[];
  beforeAll(async () => {
    ({ stories } = await loadTree(ROOT));
  });

  it.each(LOCALES)('lead to pages that there are in %s', (locale) => {
    const pages = new Set(stories.filter(({ is_folder }) => !is_folder).map((story) => addressOf(story, locale)));
    const links = categoryTexts.flatMap(({ categoryId, texts }) =>
      [...texts[locale].html.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => ({
        href,
        where: keyOf(categoryId),
      })),
    );
    expect(links.length).toBeGreaterThan(80);
    expect(links.filter(({ href }) => !pages.has(href))).toEqual([]);
  });
});

const keyOf = (id: number) => categories.find((category) => category.id === id)?.key;

/** Folders are called the same in every language. */
function addressOf({ full_slug, translated_slugs }: ManagedStory, locale: Locale): string {
  const own = translated_slugs?.find(({ lang }) => lang === locale)?.slug;
  return `/${own ? full_slug.replace(/[^/]*$/, own) : full_slug}`;
}

import { fileOf } from '@geven/cms-blocks';
import type { Story } from '@geven/story-reader';
import { LOCALES, type Locale } from '@geven/timber';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { articleFeed } from '@/lib/content/article-feed';
import { storyPicture } from '@/lib/content/story-picture';
import { storyService } from '@/lib/content/story-service';
import { contentSitemap } from '@/lib/search-engines/content-sitemap';
import { readStory } from './read-story';
import { socialPicture } from './social-picture';
import { storyStructuredData } from './story-structured-data';

/** An article or landing page in one language. */
interface Text {
  story: Story;
  locale: Locale;
  path: string;
}

/** Google shortens longer headlines. */
const HEADLINE_MAX = 110;

let texts: Text[];

beforeAll(async () => {
  // What was renamed is noted by the API, which is not there.
  vi.stubGlobal('fetch', async () => Response.json({}));
  const { reader, index } = storyService();
  const { byUuid } = await index();
  const lists = await Promise.all(
    LOCALES.map(async (locale) => {
      const { stories } = await reader.stories({ language: locale, perPage: 100 });
      return stories.flatMap((story) => {
        const path = byUuid.get(story.uuid)?.paths[locale];
        return path && ['article', 'landing'].includes(story.content.component) ? [{ story, locale, path }] : [];
      });
    }),
  );
  texts = lists.flat();
});

const articles = () => texts.filter(({ story }) => story.content.component === 'article');

describe('the articles and landing pages that ship', () => {
  it('are at least 16 articles and six landing pages in each language', () => {
    for (const locale of LOCALES) {
      const own = (all: readonly Text[]) => all.filter((text) => text.locale === locale);
      expect(own(articles()).length, locale).toBeGreaterThanOrEqual(16);
      expect(own(texts).length - own(articles()).length, locale).toBeGreaterThanOrEqual(6);
    }
  });

  it('are in the sitemap (RT-35)', async () => {
    const sitemap = await contentSitemap(LOCALES);
    // As yes or no: a failure would print all of it for each text.
    for (const { path } of texts) expect(sitemap.includes(`${path}</loc>`), path).toBe(true);
  });

  it('are in the feed of their language when they are articles, with day, summary and author', async () => {
    for (const locale of LOCALES) {
      const feed = await articleFeed(locale);
      for (const { story, path } of articles().filter((text) => text.locale === locale)) {
        const [entry = ''] = feed.split('<entry>').filter((each) => each.includes(`${path}"`));
        expect(entry, path).toContain(readStory(story).title.replaceAll('&', '&amp;'));
        expect(entry, path).toMatch(/<updated>20\d\d-\d\d-\d\dT[^<]+<\/updated>/);
        expect(entry, path).toMatch(/<summary[^>]*>(<!\[CDATA\[)?.{40,}/);
        expect(entry, path).toMatch(/<name>[^<]+<\/name>/);
      }
    }
  });

  it('tell search engines what they are: headline, picture, days, way from home', () => {
    for (const { story, locale, path } of texts) {
      const context = { locale, isNet: false, vatRate: 21 } as const;
      const trail = { homeHref: '/', homeLabel: 'Home', items: [{ label: readStory(story).title }] };
      const graph = storyStructuredData(story, { path, trail, context })['@graph'] as Record<string, unknown>[];
      expect(graph[0]).toMatchObject({ '@type': 'BreadcrumbList' });
      expect(JSON.stringify(graph), path).not.toMatch(/\{[a-z]+\.[a-z]+\}/i);
      if (story.content.component !== 'article') continue;
      const article = graph.find((each) => each['@type'] === 'Article');
      expect(article, path).toMatchObject({
        inLanguage: locale,
        mainEntityOfPage: expect.stringMatching(new RegExp(`${path}$`)),
        image: expect.stringMatching(/^https?:\/\/[^/]+\/api\/pictures\/./),
        datePublished: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
        dateModified: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
      });
      expect(String(article?.headline).length, path).toBeLessThanOrEqual(HEADLINE_MAX);
    }
  });

  it('have a picture of their own, and one for networks that is another in each language', () => {
    for (const { story, path } of texts) expect(storyPicture(fileOf(story.content.picture)), path).not.toBeNull();
    expect(new Set(texts.map(({ story, locale }) => socialPicture(story, locale))).size).toBe(texts.length);
  });
});

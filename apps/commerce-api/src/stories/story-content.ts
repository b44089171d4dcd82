import type { Story, StoryReader } from '@geven/story-reader';
import { LOCALES, type Locale } from '@geven/timber';
import type { ContentKind, ContentPage, ContentSource, ContentTexts } from '../ports/content-source';
import type { StoryAddress } from './story-addresses';
import { storyText } from './story-text';

/** Folders whose stories are pages of the shop under their own path. */
const FOLDERS: ReadonlySet<string> = new Set(['t', 's', 'g', 'blog']);
const PER_PAGE = 100;
const MAX_PAGES = 50;

/** A page as it was read: where it is, and what it is called. */
export interface ReadPage extends StoryAddress {
  /** The vendor's number of the story. */
  readonly id: number;
  readonly title: string;
}

interface StoryContentOptions {
  readonly reader: Pick<StoryReader, 'stories'>;
  /** Fills in what stories leave open. */
  readonly fill: (text: string) => string;
  /** Called with every page in its languages, whenever they were read. */
  readonly onRead: (pages: readonly ReadPage[]) => Promise<void>;
}

/** The pages of the content service for search (SR-02). */
export function createStoryContent({ reader, fill, onRead }: StoryContentOptions): ContentSource {
  async function readAll(language: Locale): Promise<Story[]> {
    const all: Story[] = [];
    for (let page = 1; page <= MAX_PAGES; page++) {
      const { stories, total } = await reader.stories({ language, page, perPage: PER_PAGE });
      all.push(...stories);
      if (page * PER_PAGE >= total) break;
    }
    return all;
  }

  function toTexts(story: Story, locale: Locale): ContentTexts {
    const { title, lead, headings, body } = storyText(story);
    const { seo_title, seo_description } = story.content;
    const path = story.translated_slugs?.find(({ lang }) => lang === locale)?.path ?? story.default_full_slug;
    return {
      kind: kindOf(story),
      path: `/${path}`,
      title: fill(title),
      intro: fill(lead),
      description: fill([seo_title, seo_description].filter((text) => typeof text === 'string').join('\n')),
      headings: headings.map(fill),
      body: body.map(fill),
    };
  }

  return {
    async read() {
      const lists = await Promise.all(LOCALES.map(async (locale) => ({ locale, stories: await readAll(locale) })));
      const pages = new Map<string, Partial<Record<Locale, ContentTexts>>>();
      const read: ReadPage[] = [];
      for (const { locale, stories } of lists) {
        for (const story of stories.filter((each) => isPage(each) && existsIn(each, locale))) {
          const texts = toTexts(story, locale);
          pages.set(story.uuid, { ...pages.get(story.uuid), [locale]: texts });
          read.push({ story: story.uuid, id: story.id, locale, path: texts.path, title: texts.title });
        }
      }
      await onRead(read);
      return [...pages.values()] satisfies ContentPage[];
    },
  };
}

function isPage({ default_full_slug, full_slug }: Story): boolean {
  const [folder = '', ...rest] = (default_full_slug || full_slug).split('/');
  return FOLDERS.has(folder) && rest.length > 0;
}

/** Articles below `blog` are of their day, others answer for good. */
function kindOf({ content, default_full_slug, full_slug }: Story): ContentKind {
  if (content.component === 'landing') return 'GUIDE';
  if (content.component !== 'article') return 'PAGE';
  return (default_full_slug || full_slug).startsWith('blog/') ? 'BLOG' : 'KNOWLEDGE';
}

/** Languages that a story names; all where it names none. */
function existsIn({ content }: Story, locale: Locale): boolean {
  const { languages } = content;
  return !Array.isArray(languages) || languages.length === 0 || languages.includes(locale);
}

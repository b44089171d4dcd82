import { createHash } from 'node:crypto';
import type { StoryReader } from '@geven/story-reader';
import { LOCALES, type Locale } from '@geven/timber';
import type { LegalText, LegalTextName, LegalTexts } from '../ports/legal-texts';
import { storyText } from '../stories/story-text';

/** Where each text is in the content service. */
const STORIES: Readonly<Record<LegalTextName, string>> = { terms: 't/terms', withdrawal: 't/widerruf' };

interface StoryLegalTexts extends LegalTexts {
  /** Reads all of them again now: somebody published. */
  refresh(): void;
}

/** The legal texts as editors published them; `fill` fills in who sells. */
export function createStoryLegalTexts(
  reader: Pick<StoryReader, 'story'>,
  fill: (text: string) => string,
  onError: (error: unknown) => void,
): StoryLegalTexts {
  const latest = new Map<Locale, readonly LegalText[]>();

  async function readOne(name: LegalTextName, locale: Locale): Promise<LegalText> {
    const story = await reader.story(STORIES[name], { language: locale });
    if (!story) throw new Error(`The content service has no ${STORIES[name]}, which orders must come with`);
    const { title, lead, paragraphs } = storyText(story);
    const content = `${[title, lead, ...paragraphs].filter(Boolean).map(fill).join('\n\n')}\n`;
    return { name, content, hash: createHash('sha256').update(content).digest('hex') };
  }

  async function read(locale: Locale): Promise<readonly LegalText[]> {
    const texts = await Promise.all((Object.keys(STORIES) as LegalTextName[]).map((name) => readOne(name, locale)));
    latest.set(locale, texts);
    return texts;
  }

  function refresh(): void {
    for (const locale of LOCALES) read(locale).catch(onError);
  }
  refresh();
  return { read, latest: (locale) => latest.get(locale) ?? null, refresh };
}

import type { Locale } from '@geven/timber';
import { href } from '../routing/routes';
import type { StoryIndex } from './story-index';

/** Where a story is; null for one that is deleted, or that does not exist in this language: no link leads nowhere. */
export function storyHref(uuid: string, locale: Locale, { byUuid }: Pick<StoryIndex, 'byUuid'>): string | null {
  const story = byUuid.get(uuid);
  if (story?.slug === 'home') return href('home', locale);
  return story?.paths[locale] ?? null;
}

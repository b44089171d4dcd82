import type { Locale } from '@geven/timber';
import { storyService } from '../content/story-service';
import { URLSET_END, URLSET_START, urlEntries } from './sitemap-xml';

/** Every page of content, in the languages that it exists in. */
export async function contentSitemap(shown: readonly Locale[]): Promise<string> {
  const { pages } = await storyService().index();
  const entries = pages.pages.map(({ paths }) => urlEntries(paths, shown));
  return [URLSET_START, ...entries, URLSET_END].join('');
}

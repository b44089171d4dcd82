import { isPreview } from '@geven/story-reader';
import { DEFAULT_LOCALE, type Locale, toLocale } from '@geven/timber';
import { env } from '../env';

/** The editor's request for a draft. */
export interface DraftRequest {
  /** Of the story, in digits. */
  readonly storyId: string;
  readonly locale: Locale;
}

const STORY_ID = /^\d{1,15}$/;

/**
 * What the vendor's editor asks for; null for an address that it did not sign for our space within the last hour. It is
 * checked with every request: no cookie remembers an editor, whose frame would not be given one by half the browsers.
 */
export function readDraftRequest(query: URLSearchParams, now: number = Date.now()): DraftRequest | null {
  const { STORYBLOK_PREVIEW_TOKEN: previewToken, STORYBLOK_SPACE: space } = env;
  const storyId = query.get('_storyblok') ?? '';
  if (!previewToken || !space || !STORY_ID.test(storyId)) return null;
  if (!isPreview(query, { space, previewToken }, now)) return null;
  return { storyId, locale: toLocale(query.get('_storyblok_lang') ?? '') ?? DEFAULT_LOCALE };
}

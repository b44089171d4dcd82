import { PICTURES_PATH } from '@geven/odoo-sdk/pictures';
import { socialPictureVersion } from '@geven/odoo-sdk/server';
import type { Story } from '@geven/story-reader';
import type { Locale } from '@geven/timber';
import { originOf } from '@/lib/routing/hosts';
import { fillPlaces } from '@/lib/seller';
import { readStory } from './read-story';

/** px, as the API draws them. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

/** Address of the picture that networks show beside a link to a story: its title, drawn by the API. */
export function socialPicture(story: Pick<Story, 'id' | 'content' | 'name'>, locale: Locale): string {
  const version = socialPictureVersion(fillPlaces(readStory(story).title));
  return `${originOf(locale)}${PICTURES_PATH}${version}/social/${story.id}-${locale}.png`;
}

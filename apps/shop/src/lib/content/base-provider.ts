import type { BlockProvider } from '@geven/cms-blocks';
import { isPublicAddress } from '@geven/odoo-sdk/server';
import { LOCALE_TAGS, type Locale } from '@geven/timber';
import { playerOrigin } from '../consent/vendors';
import { env } from '../env';
import { fillPlaces } from '../seller';
import { getTexts } from '../texts/i18n';
import { storyHref } from './story-href';
import type { StoryIndex } from './story-index';
import { storyPicture } from './story-picture';

/** What blocks need of the shop wherever they stand: addresses, pictures, words and places to fill in. */
export function createBaseProvider(locale: Locale, index: Pick<StoryIndex, 'byUuid'>): BlockProvider {
  const t = getTexts(locale, 'content');
  return {
    language: LOCALE_TAGS[locale],
    storyHref: ({ uuid, id }) => storyHref(uuid ?? id ?? '', locale, index),
    fill: fillPlaces,
    picture: storyPicture,
    words: {
      galleryPicture: (number, count, name) => t('galleryPicture', { number, count, name }),
      playVideo: (title, host) => t('playVideo', { title, host }),
      watchVideo: (title, host) => t('watchVideo', { title, host }),
      score: (value) => t('score', { value }),
      sampleScore: t('sampleScore'),
    },
    films: { playerOrigin, note: () => null },
    renderOwn: () => undefined,
    showsSamples: !isPublicAddress(env.SHOP_URL),
    onProblem: (message) => console.warn(message),
  };
}

import { join } from 'node:path';
import type { Logger } from 'pino';
import illustrations from '../../pictures/manifest.json' with { type: 'json' };
import { APP_ROOT } from '../app-root';
import type { Env } from '../env';
import { createIllustrations } from '../gateways/pictures/illustrations';
import { openPhotographFolder } from '../gateways/pictures/photograph-folder';
import { createStoryPictures } from '../gateways/pictures/story-pictures';
import { createPicturesEndpoint } from '../http/pictures-endpoint';
import { openPictureCache } from '../pictures/picture-cache';
import { createPictures } from '../pictures/pictures';
import type { PictureSource } from '../ports/picture-source';

type PictureSettings = Pick<
  Env,
  | 'DATA_DIR'
  | 'PICTURE_CACHE_FOLDER'
  | 'PICTURE_CACHE_BYTES'
  | 'PICTURES_FOLDER'
  | 'STORYBLOK_ASSETS_URL'
  | 'STORYBLOK_SPACE'
>;

/** Pictures from where they are, in the sizes that pages show. */
export async function composePictures(env: PictureSettings, log: Logger, ofBackEnd: PictureSource[] = []) {
  const onError = (error: unknown) => log.error({ err: error }, 'picture not kept');
  const photographs = env.PICTURES_FOLDER
    ? openPhotographFolder({
        folder: env.PICTURES_FOLDER,
        onProblem: ({ file, error }) => log.warn({ file, err: error }, 'photograph left out'),
      })
    : null;
  const pictures = createPictures({
    sources: [
      ...(photographs ? [photographs] : []),
      ...ofBackEnd,
      ...(env.STORYBLOK_SPACE
        ? [createStoryPictures({ origin: new URL(env.STORYBLOK_ASSETS_URL).origin, space: env.STORYBLOK_SPACE })]
        : []),
      createIllustrations({ folder: join(APP_ROOT, 'pictures'), manifest: illustrations }),
    ],
    cache: await openPictureCache({
      folder: env.PICTURE_CACHE_FOLDER ?? join(env.DATA_DIR, 'pictures'),
      maxBytes: env.PICTURE_CACHE_BYTES,
      onError,
    }),
    onError,
  });
  return {
    pictures,
    photographs,
    endpoint: createPicturesEndpoint({
      pictures,
      onFailure: (error, path) => log.warn({ err: error, picture: path }, 'picture not answered'),
    }),
    close: () => photographs?.close(),
  };
}

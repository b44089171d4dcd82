import { join } from 'node:path';
import { PICTURES_PATH } from '@geven/odoo-sdk/pictures';
import illustrations from '../../pictures/manifest.json' with { type: 'json' };
import { APP_ROOT } from '../app-root';
import { createDrawings } from '../gateways/pictures/drawings';
import { createIllustrations } from '../gateways/pictures/illustrations';
import { openPhotographFolder } from '../gateways/pictures/photograph-folder';
import { createStoryPictures } from '../gateways/pictures/story-pictures';
import { createPicturesEndpoint } from '../http/pictures-endpoint';
import { openPictureCache } from '../pictures/picture-cache';
import { createPictures } from '../pictures/pictures';
import type { PictureSource } from '../ports/picture-source';
import { logFailure, type Shared } from './area';

/** Pictures from where they are, in the sizes that pages show. */
export async function composePictures({ env, log }: Shared, ofRange: readonly PictureSource[]) {
  const { files } = env;
  const onError = logFailure(log, 'picture not kept');
  const photographs = files.photographs
    ? openPhotographFolder({
        folder: files.photographs,
        onProblem: ({ file, error }) => log.warn({ file, err: error }, 'photograph left out'),
      })
    : null;
  const drawn = { folder: join(APP_ROOT, 'pictures'), manifest: illustrations };
  const pictures = createPictures({
    sources: [
      ...(photographs ? [photographs] : []),
      ...ofRange,
      ...(env.stories.pictures ? [createStoryPictures(env.stories.pictures)] : []),
      createDrawings({ ...drawn, brand: env.shop.brand }),
      createIllustrations(drawn),
    ],
    cache: await openPictureCache({ ...files.pictureCache, onError }),
    onError,
  });
  const endpoint = createPicturesEndpoint({
    pictures,
    onFailure: (error, path) => log.warn({ err: error, picture: path }, 'picture not answered'),
  });
  return {
    pictures,
    photographs,
    endpoints: { [PICTURES_PATH]: endpoint },
    close: () => photographs?.close(),
  };
}

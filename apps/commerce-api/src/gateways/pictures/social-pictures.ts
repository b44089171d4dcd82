import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { socialPictureVersion } from '@geven/odoo-sdk/server';
import type { Locale } from '@geven/timber';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import type { PictureSource } from '../../ports/picture-source';
import { socialPicture } from './social-picture';

interface SocialPicturesOptions {
  /** What a page is called in a language, by its story's id; null for what is no page. */
  readonly titleOf: (storyId: number, locale: Locale) => string | null;
  readonly brand: string;
}

const PATH = /^social\/(\d{1,12})-(nl|en|de)\.png$/;
const SIZE = { width: 1200, height: 630 };
/** The one weight of the drawing: parsing another would double the time of the first picture. */
const FONT = { file: '@fontsource/archivo/files/archivo-latin-700-normal.woff', weight: 700 } as const;
const require = createRequire(import.meta.url);

/** What social networks show beside a link to a page: its title on the brand's sheet. By the story's id, no text from outside. */
export function createSocialPictures({ titleOf, brand }: SocialPicturesOptions): PictureSource {
  let fonts: Parameters<typeof satori>[1]['fonts'] | null = null;

  async function draw(title: string): Promise<Buffer> {
    fonts ??= [{ name: 'Archivo', data: readFileSync(require.resolve(FONT.file)), weight: FONT.weight }];
    const svg = await satori(socialPicture({ title, brand }), { ...SIZE, fonts });
    // Sharp's own decoder of SVG is switched off: it would read those of strangers too.
    return Buffer.from(new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng());
  }

  return {
    async find(path) {
      const [, id, locale] = PATH.exec(path) ?? [];
      const title = id === undefined ? null : titleOf(Number(id), locale as Locale);
      return title === null ? null : { version: socialPictureVersion(title), read: () => draw(title) };
    },
  };
}

import type { StoryPicture } from '@geven/cms-blocks';
import { PICTURES_PATH, pictureAddress } from '@geven/odoo-sdk/pictures';

/** An address of the content service never gets another content: what is replaced gets a new one. */
const VERSION = '1';
/** Only what the API fetches from the merchant's own space: size, hash and name (CM-11). */
const ADDRESS =
  /\/(f\/\d{1,10}\/(?<width>\d{1,5})x(?<height>\d{1,5})\/[\da-f]{6,40}\/[\w.-]{1,120}\.(?:webp|avif|jpe?g|png))$/i;
/** Widths in the list of sizes that are made. */
const WIDTHS = [360, 620, 720, 1240] as const;

/** A picture of a story in the sizes that the API cuts; null for what is not a picture of the content service. */
export function storyPicture(filename: string): StoryPicture | null {
  const match = ADDRESS.exec(filename);
  const [width, height] = [Number(match?.groups?.width), Number(match?.groups?.height)];
  if (!match || !width || !height) return null;
  const address = (size: number) =>
    pictureAddress(`${PICTURES_PATH}${VERSION}/storyblok/${match[1]}`, { size: `${size as 360}x0`, format: 'webp' });
  return {
    src: address(620),
    srcSet: WIDTHS.map((size) => `${address(size)} ${size}w`).join(', '),
    width,
    height,
  };
}

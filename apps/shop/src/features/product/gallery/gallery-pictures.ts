import type { Product, ProductPicture } from '@geven/odoo-sdk';
import { type PictureCut, pictureAddress } from '@geven/odoo-sdk/pictures';
import { wholeCut } from '@/components/product/whole-cut';

/** A picture in the gallery, in every size that it is shown in. */
export interface GalleryPicture
  extends Pick<ProductPicture, 'kind' | 'src' | 'alt' | 'width' | 'height' | 'colour' | 'isIllustration'> {
  /** 620 × 761 px: as WebP, and for what cannot show that (PD-01, PD-02); of landscape pictures the whole as WebP. */
  readonly webp: string;
  readonly fallback: string;
  /** Double for dense screens; WebP. */
  readonly dense: string;
  /** 73 × 90 px (PD-45), and what is fine enough for a quarter or third of the gallery. */
  readonly thumbnail: string;
  readonly thumbnailWide: string;
  /** To look at closely; and in the sizes among which window and enlargement choose. */
  readonly large: string;
  readonly largeSet: string;
}

/** Sizes of what the gallery shows upright. */
type Upright = '620x761' | '1240x1522';

/** What is no wood is a drawing on white, whatever colours it has. */
const PAPER = '#ffffff';

/** The product's pictures, the first one first. */
export function galleryPictures({ mediaGallery, imageWebp, imageFilename }: Product): readonly GalleryPicture[] {
  return mediaGallery.map(({ src, kind, alt, width, height, colour, isIllustration }, index) => {
    const isDrawing = isIllustration && kind === 'PHOTO';
    const isWide = isLandscape({ width, height });
    const cutTo = (size: Upright): PictureCut => (isDrawing ? wholeCut(size) : { size, isSmart: true });
    // The first one, which the API has an address of, is cut as a photograph.
    const isMade = index === 0 && !isDrawing;
    return {
      kind,
      src,
      alt,
      width,
      height,
      colour: isDrawing ? PAPER : colour,
      isIllustration,
      webp: isWide
        ? pictureAddress(src, { size: '620x0', format: 'webp' })
        : (isMade && imageWebp) || pictureAddress(src, { ...cutTo('620x761'), format: 'webp' }),
      fallback: (isMade && imageFilename) || pictureAddress(src, { ...cutTo('620x761'), format: 'jpeg' }),
      dense: isWide
        ? pictureAddress(src, { size: '1240x0', format: 'webp' })
        : pictureAddress(src, { ...cutTo('1240x1522'), format: 'webp' }),
      thumbnail: pictureAddress(src, { size: '73x90', isSmart: true, format: 'webp' }),
      thumbnailWide: isWide
        ? pictureAddress(src, { size: '620x0', format: 'webp' })
        : pictureAddress(src, { size: '342x420', isSmart: true, format: 'webp' }),
      large: largest(src),
      largeSet: largeSet(src, width),
    };
  });
}

/** px of the widest picture that is made; a smaller one is not enlarged. */
const MAX_WIDTH = 1240;

/** Encoded finely: what is looked at closely must not show it. */
const largest = (src: string) => pictureAddress(src, { size: `${MAX_WIDTH}x0`, quality: 90, format: 'webp' });

const largeSet = (src: string, width: number): string =>
  [
    ...(width > 620 ? [`${pictureAddress(src, { size: '620x0', format: 'webp' })} 620w`] : []),
    `${largest(src)} ${Math.min(width, MAX_WIDTH)}w`,
  ].join(', ');

/** In the shape in which the gallery shows pictures: a cut to 620 × 761 px would lose most of it. */
export const isLandscape = ({ width, height }: Pick<ProductPicture, 'width' | 'height'>) => width > height;

import { denseSize, type PictureCut, type PictureSize, pictureAddress } from '@geven/odoo-sdk/pictures';
import type { CSSProperties } from 'react';

export interface ProductPictureProps {
  picture: { src: string; width: number; height: number; colour: string };
  /** What is seen; empty where the text beside it says it. */
  alt: string;
  /** How it is cut; on dense screens twice as fine. */
  cut: Omit<PictureCut, 'format'>;
  /** CSS width at which a card shows it: the browser then takes the finer of the two sizes of cards where it needs it. */
  sizes?: string | undefined;
  /** True for pictures that are seen at once. */
  isEager?: boolean | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** A picture of a product in one of the sizes that are made (CM-12), in the best format that the browser shows. */
export function ProductPicture({ picture, alt, cut, sizes, isEager = false, className, style }: ProductPictureProps) {
  const addressOf = (size: PictureSize) => pictureAddress(picture.src, { ...cut, size });
  const dense = denseSize(cut.size);
  const src = addressOf(cut.size);
  return (
    <img
      alt={alt}
      className={className}
      decoding="async"
      fetchPriority={isEager ? 'high' : undefined}
      loading={isEager ? 'eager' : 'lazy'}
      sizes={sizes}
      src={src}
      srcSet={sizes ? cardSources(addressOf) : dense ? `${src} 1x, ${addressOf(dense)} 2x` : undefined}
      style={{ ...style, backgroundColor: picture.colour }}
      {...placeOf(picture, cut)}
    />
  );
}

/** The sizes of cards by their width (CT-33). */
const cardSources = (addressOf: (size: PictureSize) => string) =>
  (['171x210', '360x442'] as const).map((size) => `${addressOf(size)} ${size.split('x')[0]}w`).join(', ');

/** Width and height that the picture will have, so that nothing moves when it comes. */
function placeOf({ width, height }: ProductPictureProps['picture'], { size, isWhole, fill }: PictureCut) {
  const [wide = 0, high = 0] = size.split('x').map(Number);
  if (wide && high && (!isWhole || fill)) return { width: wide, height: high };
  const scale = Math.min(1, wide ? wide / width : Infinity, high ? high / height : Infinity);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

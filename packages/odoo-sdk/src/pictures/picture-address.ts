import type { PictureSize } from './picture-sizes';

export const PICTURE_FORMATS = ['avif', 'webp', 'jpeg', 'png'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

export const PICTURE_QUALITIES = [40, 50, 60, 70, 80, 90] as const;
export type PictureQuality = (typeof PICTURE_QUALITIES)[number];

/** What may be behind a picture that does not fill its size: the page's white, its stone, nothing. */
export const PICTURE_FILLS = ['ffffff', 'f5f7f8', 'transparent'] as const;
export type PictureFill = (typeof PICTURE_FILLS)[number];

/** Options for cutting a picture to a size. */
export interface PictureCut {
  readonly size: PictureSize;
  /** The whole picture within the size; otherwise it fills the size and what exceeds it is cut off. */
  readonly isWhole?: boolean;
  /** With `isWhole`: without the margin of one colour around what is shown. Our own pictures only. */
  readonly isTrimmed?: boolean;
  /** Keeps the part that draws the eye where something is cut off; otherwise the middle. */
  readonly isSmart?: boolean;
  /** Quality of the encoding in percent. @default 80 */
  readonly quality?: PictureQuality;
  /** Without it the best that the browser accepts. AVIF only up to 620 px of width. */
  readonly format?: PictureFormat;
  /** With `isWhole`: fills the rest of the size, so that it has exactly that size. */
  readonly fill?: PictureFill;
}

/**
 * Address of a picture cut to a size: `src` of the API's `Picture`, then what the content vendor's image service takes,
 * so one function serves our pictures and those of stories (CM-11, API-71). The opposite is `parsePictureAddress`.
 */
export function pictureAddress(src: string, cut: PictureCut): string {
  const { size, isWhole, isTrimmed, isSmart, quality, format, fill } = cut;
  const filters = [
    ...(quality ? [`quality(${quality})`] : []),
    ...(format ? [`format(${format})`] : []),
    ...(fill ? [`fill(${fill})`] : []),
  ];
  return [
    `${src}/m`,
    ...(isTrimmed ? ['trim'] : []),
    ...(isWhole ? ['fit-in'] : []),
    size,
    ...(isSmart ? ['smart'] : []),
    ...(filters.length > 0 ? [`filters:${filters.join(':')}`] : []),
  ].join('/');
}

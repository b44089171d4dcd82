import { pictures } from '@/lib/generated/pictures.json';

/** A picture of a page: address, size in px and the colour that stands in for it while it loads. */
export interface PictureFacts {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
}

const known: Readonly<Record<string, Omit<PictureFacts, 'src'> & { readonly version: string }>> = pictures;

/** A picture of the shop's own by its path without extension; null when there is none. Those of products are the API's. */
export function pictureOf(path: string): PictureFacts | null {
  const picture = known[`${path}.webp`];
  if (!picture) return null;
  const { version, ...facts } = picture;
  return { src: `/pictures/${path}.webp?${version}`, ...facts };
}

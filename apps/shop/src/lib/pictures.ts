import { pictures } from './generated/pictures.json';

/** A picture that the shop knows: address, size in px and the colour that stands in for it while it loads. */
export interface PictureFacts {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
}

const known: Readonly<Record<string, Omit<PictureFacts, 'src'> & { readonly version: string }>> = pictures;

/** Pictures of products are the API's; the others are files of the shop. */
const OF_PRODUCTS = /^(?:faces|boards|ends)\//;
const ADDRESS = /^\/api\/pictures\/\w+\/(.+)\.\w+$/;

/** A picture by its path without extension, or by its address; null when there is none. */
export function pictureOf(pathOrAddress: string): PictureFacts | null {
  const path = ADDRESS.exec(pathOrAddress)?.[1] ?? pathOrAddress;
  const picture = known[`${path}.webp`];
  if (!picture) return null;
  const { version, ...facts } = picture;
  const src = OF_PRODUCTS.test(path) ? `/api/pictures/${version}/${path}.webp` : `/pictures/${path}.webp?${version}`;
  return { src, ...facts };
}

interface Pictured {
  readonly image: string;
  readonly specie?: { readonly slug: string } | null | undefined;
  readonly face?: PictureFacts | null | undefined;
}

/** The face of a product: of its own finish, else of its species planed smooth; null for what is not wood. */
export function faceOf({ face, image, specie }: Pictured): PictureFacts | null {
  return face ?? pictureOf(image) ?? (specie ? pictureOf(`faces/${specie.slug}-smooth`) : null);
}

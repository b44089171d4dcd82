import { pictures } from './generated/pictures.json';

/** A picture of the shop's own: address, size in px and the colour that stands in for it while it loads. */
export interface PictureFacts {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
}

const known: Readonly<Record<string, Omit<PictureFacts, 'src'>>> = pictures;

/** A picture by its path without extension; null when there is none. */
export function pictureOf(path: string): PictureFacts | null {
  const facts = known[`${path}.webp`];
  return facts ? { src: `/pictures/${path}.webp`, ...facts } : null;
}

/** The face of a product: of its own finish, else of its species planed smooth; null for what is not wood. */
export function faceOf({ image, specie }: { image: string; specie: { slug: string } | null }): PictureFacts | null {
  return pictureOf(image) ?? (specie ? pictureOf(`faces/${specie.slug}-smooth`) : null);
}

import { PICTURE_FILLS, PICTURE_FORMATS, PICTURE_QUALITIES, type PictureCut } from './picture-address';
import { isPictureSize } from './picture-sizes';

/** Where the API and the shop serve pictures. */
export const PICTURES_PATH = '/api/pictures/';

/** Widest AVIF that is made: encoding it takes ten times as long as WebP. */
const WIDEST_AVIF = 620;
const MAX_ADDRESS = 400;

/** A picture address, parsed. */
export interface PictureRequest {
  /** Version of the picture when the page was rendered. */
  readonly version: string;
  /** Path of the picture below its version, with extension; no segment of it begins with a dot. */
  readonly path: string;
  /** Size in px to cut to; null for the picture's own size. */
  readonly cut: PictureCut | null;
}

const SEGMENT = String.raw`[\w-][\w.-]*`;
const ADDRESS = new RegExp(
  String.raw`^${PICTURES_PATH}([\da-z]{1,40})/((?:${SEGMENT}/){0,8}${SEGMENT}\.(?:webp|avif|jpe?g|png))` +
    String.raw`(?:/m/((?:trim/)?fit-in/)?(\d{1,4}x\d{1,4})(/smart)?(?:/filters:([\w():]{1,80}))?)?$`,
  'i',
);
const FILTER = /^(quality|format|fill)\((\w+)\)$/;

/**
 * Reads the path of a URL as it was sent, undecoded: what is not written exactly as the grammar says is null, and so is
 * every way to write `..`, a backslash or a null byte, whether encoded once, twice or not at all (CM-11, API-71).
 */
export function parsePictureAddress(address: string): PictureRequest | null {
  if (address.length > MAX_ADDRESS) return null;
  const match = ADDRESS.exec(address);
  if (!match) return null;
  const [, version = '', path = '', fitIn, size, smart, filters] = match;
  if (size === undefined) return { version, path, cut: null };
  if (!isPictureSize(size)) return null;
  const chosen = parseFilters(filters);
  if (!chosen || (chosen.format === 'avif' && !mayBeAvif(size))) return null;
  const isTrimmed = fitIn?.startsWith('trim') && { isTrimmed: true };
  return {
    version,
    path,
    cut: { size, isWhole: fitIn !== undefined, ...isTrimmed, isSmart: smart !== undefined, ...chosen },
  };
}

/** Whether a picture of that size is narrow enough for AVIF. */
export function mayBeAvif(size: string): boolean {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return (width || height) <= WIDEST_AVIF;
}

type Filters = Pick<PictureCut, 'quality' | 'format' | 'fill'>;

const CHOICES = { quality: PICTURE_QUALITIES, format: PICTURE_FORMATS, fill: PICTURE_FILLS };

function parseFilters(text: string | undefined): Filters | null {
  const filters: Record<string, string | number> = {};
  for (const filter of text?.split(':') ?? []) {
    const [, name, value] = FILTER.exec(filter) ?? [];
    if (!name || Object.hasOwn(filters, name)) return null;
    const choices: readonly (string | number)[] = CHOICES[name as keyof Filters];
    const choice = choices.find((each) => String(each) === value);
    if (choice === undefined) return null;
    filters[name] = choice;
  }
  return filters;
}

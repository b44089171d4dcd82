import type { PictureCut, PictureFormat } from '@geven/odoo-sdk/pictures';
import sharp, { type Metadata, type Sharp } from 'sharp';

/** How a picture is to be encoded. */
export interface Rendering {
  /** Null: its own size, within {@link MAX_SIZE}. */
  readonly cut: PictureCut | null;
  readonly format: PictureFormat;
}

/** Counted up when the same request is to give other bytes. */
export const RECIPE = 1;

/** A file that is no picture, or none that we decode. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture';
}

const MAX_SIZE = { width: 1240, height: 1522 };
/** Nobody's photograph, but what a file of a few bytes may unfold to. */
const MAX_PIXELS = 40_000_000;
const TIMEOUT_SECONDS = 8;
const QUALITY = 80;
/** AVIF looks as good as WebP at so much less. */
const AVIF_QUALITY_LESS = 25;

// One picture keeps to one core, and nothing is remembered of files that we read ourselves.
sharp.concurrency(1);
sharp.cache({ memory: 32, files: 0 });
// Decoders that read programs (SVG, PDF), call others or are seldom looked at are never started.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
});

/** A file of a source as sharp reads it. Raises `UnreadablePicture` when used, see {@link describePicture}. */
function openPicture(file: Buffer): Sharp {
  return sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true });
}

/** Size of a picture as it is seen, and its average colour. Raises `UnreadablePicture`. */
export async function describePicture(file: Buffer): Promise<{ width: number; height: number; colour: string }> {
  return reading(async () => {
    const { autoOrient } = await openPicture(file).metadata();
    const pixel = await openPicture(file)
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .resize(1, 1, { fit: 'fill' })
      .removeAlpha()
      .raw()
      .toBuffer();
    return { ...autoOrient, colour: `#${pixel.subarray(0, 3).toString('hex')}` };
  });
}

/** Cuts and encodes a picture; never enlarges it but to fill up a size with `fill`. Raises `UnreadablePicture`. */
export async function renderPicture(file: Buffer, { cut, format }: Rendering): Promise<Buffer> {
  return reading(async () => {
    const picture = openPicture(file);
    const facts = await picture.metadata();
    if (!cut && isReady(facts, format)) return file;
    const { autoOrient } = facts;
    const cutOut = resize(picture.autoOrient(), autoOrient, cut);
    const quality = cut?.quality ?? QUALITY;
    return encode(cutOut, format, quality).timeout({ seconds: TIMEOUT_SECONDS }).toBuffer();
  });
}

/** Whether a file can be answered as it is: small enough, upright, without what cameras write into it. */
function isReady({ format: own, width, height, exif }: Metadata, format: PictureFormat): boolean {
  return own === format && !exif && width <= MAX_SIZE.width && height <= MAX_SIZE.height;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function resize(picture: Sharp, own: Size, cut: PictureCut | null): Sharp {
  if (!cut) return picture.resize({ ...MAX_SIZE, fit: 'inside', withoutEnlargement: true });
  const [width = 0, height = 0] = cut.size.split('x').map(Number);
  if (cut.isTrimmed) picture.trim();
  if (cut.isWhole && cut.fill && width && height) {
    const background = cut.fill === 'transparent' ? { r: 0, g: 0, b: 0, alpha: 0 } : `#${cut.fill}`;
    return picture.resize(width, height, { fit: 'contain', background });
  }
  if (cut.isWhole) return picture.resize(width || null, height || null, { fit: 'inside', withoutEnlargement: true });
  // What is smaller than the size keeps the size's shape.
  const share = Math.min(1, own.width / (width || 1), own.height / (height || 1));
  const scaled = (side: number) => (side ? Math.max(1, Math.round(side * share)) : null);
  const position = cut.isSmart ? 'attention' : 'centre';
  return picture.resize(scaled(width), scaled(height), { fit: 'cover', position });
}

function encode(picture: Sharp, format: PictureFormat, quality: number): Sharp {
  if (format === 'avif') return picture.avif({ quality: quality - AVIF_QUALITY_LESS, effort: 2 });
  if (format === 'webp') return picture.webp({ quality, effort: 4, smartSubsample: true });
  if (format === 'png') return picture.png();
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true });
}

/** What libvips says of a file is the file's fault, but for the time that it took. */
async function reading<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error) || error.message.startsWith('timeout')) throw error;
    throw new UnreadablePicture(error.message, { cause: error });
  }
}

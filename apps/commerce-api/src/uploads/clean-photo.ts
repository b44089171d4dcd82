import sharp, { type Sharp } from 'sharp';

/** Types of pictures that are written again, and how. */
const ENCODERS = {
  jpg: (picture: Sharp) => picture.jpeg({ quality: 90 }),
  png: (picture: Sharp) => picture.png(),
  webp: (picture: Sharp) => picture.webp({ quality: 90 }),
} as const;
export type PhotoType = keyof typeof ENCODERS;

/** More than a telephone takes; a file of a few bytes may unfold to a million times that. */
export const MAX_PIXELS = 64_000_000;
const TIMEOUT_SECONDS = 20;

/** Whether pictures of that type are written again. */
export const isPhotoType = (type: string): type is PhotoType => Object.hasOwn(ENCODERS, type);

/**
 * Writes a picture again as it is seen, upright and without what the camera noted: where and when it was taken, on whose
 * device. False for one that is damaged or too large to be a photograph.
 */
export async function cleanPhoto(from: string, to: string, type: PhotoType): Promise<boolean> {
  const picture = sharp(from, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
  try {
    await ENCODERS[type](picture).timeout({ seconds: TIMEOUT_SECONDS }).toFile(to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') throw error;
    return false;
  }
}

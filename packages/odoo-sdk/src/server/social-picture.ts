import { createHash } from 'node:crypto';

/** The version of a page's social picture with this title: another title is another picture. */
export const socialPictureVersion = (title: string): string =>
  createHash('sha256').update(title).digest('hex').slice(0, 12);

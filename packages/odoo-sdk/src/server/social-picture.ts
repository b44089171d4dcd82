import { createHash } from 'node:crypto';
import { PICTURES_PATH } from '../pictures/parse-picture-address';

interface SocialPicture {
  /** The content service's number of the page's story. */
  readonly storyId: number;
  readonly locale: string;
  /** What the page is called: the picture shows it. */
  readonly title: string;
}

/** The version of a social picture with this title: another title is another picture. */
export const socialPictureVersion = (title: string): string =>
  createHash('sha256').update(title).digest('hex').slice(0, 12);

/** Where the picture is that networks show beside a link to a page, 1200 × 630 px. */
export const socialPictureAddress = ({ storyId, locale, title }: SocialPicture): string =>
  `${PICTURES_PATH}${socialPictureVersion(title)}/social/${storyId}-${locale}.png`;

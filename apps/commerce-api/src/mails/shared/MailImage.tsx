import type { MailPicture } from './mail-picture';
import { mailStyles } from './mail-styles';

/** What is wider than this would widen the sheet of a phone, also where it is not loaded. */
const PHONE_WIDTH = 280;

/** A picture in the version that fits the reader's screen. No height: where it is not loaded, its words need the room. */
export function MailImage({ alt, width, src, sources }: MailPicture) {
  return (
    <picture>
      {sources.map(({ media, src: fitting }) => (
        <source key={media} media={media} srcSet={fitting} />
      ))}
      <img
        alt={alt}
        className={width > PHONE_WIDTH ? 'wide' : undefined}
        src={src}
        style={mailStyles.picture}
        width={width}
      />
    </picture>
  );
}

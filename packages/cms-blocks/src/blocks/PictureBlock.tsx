import { Picture } from '@geven/ui/Picture';
import { Text } from '@geven/ui/Text';
import { fileOf, textOf } from '../block';
import type { BlockProps } from '../block-provider';
import * as styles from './blocks.css';

/** A picture with what is seen and, where there is one, a caption. */
export function PictureBlock({ block, provider: { picture, fill } }: BlockProps) {
  const found = picture(fileOf(block.picture));
  if (!found) return null;
  const caption = fill(textOf(block.caption));
  return (
    <figure className={styles.figure}>
      <Picture {...found} alt={fill(textOf(block.alt))} sizes="(max-width: 767px) 100vw, 760px" />
      {caption && (
        <Text as="figcaption" size="caption" tone="muted">
          {caption}
        </Text>
      )}
    </figure>
  );
}

import { Heading } from '@geven/ui/Heading';
import { LinkButton } from '@geven/ui/LinkButton';
import { Picture } from '@geven/ui/Picture';
import { Text } from '@geven/ui/Text';
import { fileOf, textOf } from '../block';
import { buttonOf } from '../block-button';
import type { BlockProps } from '../block-provider';
import * as styles from './blocks.css';

/** The beginning of a landing page: what it is about, a picture and the first thing to do. */
export function HeroBlock({ block, provider }: BlockProps) {
  const { fill, picture } = provider;
  const title = fill(textOf(block.title));
  if (!title) return null;
  const button = buttonOf(block.button, provider);
  const found = picture(fileOf(block.picture));
  return (
    <div className={styles.hero}>
      <div className={styles.heroText}>
        {textOf(block.eyebrow) && <Text tone="muted">{fill(textOf(block.eyebrow))}</Text>}
        <Heading level={1}>{title}</Heading>
        {textOf(block.text) && (
          <Text isMeasured size="lead">
            {fill(textOf(block.text))}
          </Text>
        )}
        {button && (
          <div>
            <LinkButton href={button.href}>{button.label}</LinkButton>
          </div>
        )}
      </div>
      {found && (
        <Picture
          {...found}
          alt={fill(textOf(block.alt))}
          fetchPriority="high"
          loading="eager"
          ratio="4 / 3"
          sizes="(max-width: 1023px) 100vw, 50vw"
        />
      )}
    </div>
  );
}

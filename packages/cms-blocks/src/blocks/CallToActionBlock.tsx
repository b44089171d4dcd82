import { LinkButton } from '@geven/ui/LinkButton';
import { Section } from '@geven/ui/Section';
import { Stack } from '@geven/ui/Stack';
import { Text } from '@geven/ui/Text';
import { textOf } from '../block';
import { buttonOf } from '../block-button';
import type { BlockProps } from '../block-provider';
import * as styles from './blocks.css';

/** The one thing to do next; nothing where its link leads nowhere. */
export function CallToActionBlock({ block, provider }: BlockProps) {
  const { fill } = provider;
  const button = buttonOf(block.button, provider);
  if (!button) return null;
  const title = fill(textOf(block.title));
  const content = (
    <Stack className={styles.callToAction} gap={4}>
      {textOf(block.text) && <Text isMeasured>{fill(textOf(block.text))}</Text>}
      <div>
        <LinkButton href={button.href}>{button.label}</LinkButton>
      </div>
    </Stack>
  );
  return title ? (
    <Section className={styles.callToAction} heading={title} headingSize="heading">
      {content}
    </Section>
  ) : (
    content
  );
}

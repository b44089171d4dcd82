import { LinkButton } from '@geven/ui/LinkButton';
import { Section } from '@geven/ui/Section';
import { Stack } from '@geven/ui/Stack';
import { Text } from '@geven/ui/Text';
import { blocksOf, textOf } from '../block';
import type { BlockProps } from '../block-provider';
import { resolveLink } from '../resolve-link';

/** The one thing to do next; nothing where its link leads nowhere. */
export function CallToActionBlock({ block, provider }: BlockProps) {
  const { fill } = provider;
  const [button] = blocksOf(block.button);
  const href = button ? resolveLink(button.link, provider) : null;
  const label = fill(textOf(button?.label));
  if (href === null || !label) return null;
  const title = fill(textOf(block.title));
  const content = (
    <Stack gap={4}>
      {textOf(block.text) && <Text isMeasured>{fill(textOf(block.text))}</Text>}
      <div>
        <LinkButton href={href}>{label}</LinkButton>
      </div>
    </Stack>
  );
  return title ? (
    <Section heading={title} headingSize="heading">
      {content}
    </Section>
  ) : (
    content
  );
}

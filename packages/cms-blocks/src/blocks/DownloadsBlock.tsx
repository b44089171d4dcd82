import { Link } from '@geven/ui/Link';
import { Section } from '@geven/ui/Section';
import { Stack } from '@geven/ui/Stack';
import { blocksOf, fileOf, textOf } from '../block';
import type { BlockProps } from '../block-provider';
import { sectionId } from '../layout/story-contents';
import { safeAddress } from '../story-link';

/** Files to take away. */
export function DownloadsBlock({ block, provider: { fill } }: BlockProps) {
  const files = blocksOf(block.files).flatMap(({ _uid, label, file }) => {
    const href = safeAddress(fileOf(file));
    const name = fill(textOf(label));
    return href && name ? [{ id: _uid, href, name }] : [];
  });
  if (files.length === 0) return null;
  const list = (
    <Stack as="ul" gap={2}>
      {files.map(({ id, href, name }) => (
        <li key={id}>
          <Link href={href}>{name}</Link>
        </li>
      ))}
    </Stack>
  );
  const title = fill(textOf(block.title));
  return title ? (
    <Section heading={title} headingSize="heading" id={sectionId(block._uid)}>
      {list}
    </Section>
  ) : (
    list
  );
}

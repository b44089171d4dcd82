import { blocksOf, textOf } from './block';
import type { BlockProvider } from './block-provider';
import { resolveLink } from './resolve-link';

/** A button or link of a block as pages show it. */
export interface BlockButton {
  readonly label: string;
  readonly href: string;
}

/** The first `Button` of a field; null where it says nothing or leads nowhere. */
export function buttonOf(field: unknown, provider: Pick<BlockProvider, 'fill' | 'storyHref'>): BlockButton | null {
  const [button] = blocksOf(field);
  const href = button ? resolveLink(button.link, provider) : null;
  const label = provider.fill(textOf(button?.label));
  return href && label ? { label, href } : null;
}

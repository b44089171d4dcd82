import type { BlockProvider } from './block-provider';
import { type StoryLinkField, safeAddress } from './story-link';

/** Where a link field leads; null where it leads nowhere that a page may show. */
export function resolveLink(value: unknown, { storyHref }: Pick<BlockProvider, 'storyHref'>): string | null {
  if (typeof value === 'string') return value === '' ? null : safeAddress(value);
  if (typeof value !== 'object' || value === null) return null;
  const link = value as StoryLinkField;
  if (link.linktype === 'story') {
    const href = storyHref(link);
    return href === null ? null : withAnchor(href, link.anchor);
  }
  if (link.linktype === 'email') return safeAddress(`mailto:${link.email ?? link.url ?? link.href ?? ''}`);
  const address = link.url || link.href || link.cached_url || '';
  const safe = address === '' ? null : safeAddress(address);
  return safe === null ? null : withAnchor(safe, link.anchor);
}

const withAnchor = (href: string, anchor: string | undefined): string =>
  anchor && !href.includes('#') ? `${href}#${encodeURIComponent(anchor)}` : href;

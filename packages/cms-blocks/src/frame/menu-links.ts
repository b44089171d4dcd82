import { blocksOf, fileOf, textOf } from '../block';
import type { BlockProvider, StoryPicture } from '../block-provider';
import { resolveLink } from '../resolve-link';

/** The picture of a menu link; without `alt` it says nothing that the words do not. */
export interface MenuIcon extends StoryPicture {
  readonly alt: string;
  readonly title: string;
}

/** An entry of a menu as pages show it (FT-10). */
export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  /** Null for what is only named, such as a way to pay. */
  readonly href: string | null;
  readonly icon: MenuIcon | null;
}

/** A longer list is no menu. */
const MAX_ENTRIES = 40;

/** The `MenuLink` blocks of a field; without those that say nothing, and where links are meant, those that lead nowhere. */
export function menuEntries(
  field: unknown,
  provider: Pick<BlockProvider, 'fill' | 'picture' | 'storyHref'>,
  { mayLeadNowhere = false }: { mayLeadNowhere?: boolean } = {},
): MenuEntry[] {
  return blocksOf(field)
    .slice(0, MAX_ENTRIES)
    .flatMap(({ _uid, label, link, icon }) => {
      const entry = {
        id: _uid,
        label: provider.fill(textOf(label)),
        href: resolveLink(link, provider),
        icon: menuIcon(icon, provider),
      };
      const says = entry.label !== '' || (entry.icon !== null && entry.icon.alt !== '');
      return says && (entry.href !== null || mayLeadNowhere) ? [entry] : [];
    });
}

/** A picture field with its words; null where it holds no picture of the content service. */
export function menuIcon(field: unknown, { picture }: Pick<BlockProvider, 'picture'>): MenuIcon | null {
  const found = picture(fileOf(field));
  if (!found) return null;
  const { alt, title } = field as { alt?: unknown; title?: unknown };
  return { ...found, alt: textOf(alt), title: textOf(title) };
}

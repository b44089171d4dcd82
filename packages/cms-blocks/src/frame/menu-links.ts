import { blocksOf, fileOf, textOf } from '../block';
import { buttonOf } from '../block-button';
import type { BlockProvider, StoryPicture } from '../block-provider';
import { resolveLink } from '../resolve-link';

/** The picture of a menu link; without `alt` it says nothing that the words do not. */
export interface MenuIcon extends StoryPicture {
  readonly alt: string;
  readonly title: string;
}

/** What helps to choose in a part of the range, beside its categories. */
export interface MenuTool {
  readonly title: string;
  readonly text: string;
  readonly picture: StoryPicture | null;
  readonly action: string;
  readonly href: string;
}

/** A link of the frame as pages show it (FT-10). */
export interface FrameLink {
  readonly id: string;
  readonly title: string;
  /** Null for what is only named, such as a way to pay. */
  readonly href: string | null;
  readonly icon: MenuIcon | null;
}

/** An entry of a menu. */
export interface MenuEntry extends FrameLink {
  readonly tool: MenuTool | null;
}

type MenuProvider = Pick<BlockProvider, 'fill' | 'picture' | 'storyHref'>;

/** A longer list is no menu. */
const MAX_ENTRIES = 40;

/** The `MenuLink` blocks of a field; without those that say nothing, and where links are meant, those that lead nowhere. */
export function menuEntries(
  field: unknown,
  provider: MenuProvider,
  { mayLeadNowhere = false }: { mayLeadNowhere?: boolean } = {},
): MenuEntry[] {
  return blocksOf(field)
    .slice(0, MAX_ENTRIES)
    .flatMap(({ _uid, title, link, icon, tool }) => {
      const entry = {
        id: _uid,
        title: provider.fill(textOf(title)),
        href: resolveLink(link, provider),
        icon: menuIcon(icon, provider),
        tool: menuTool(tool, provider),
      };
      const says = entry.title !== '' || (entry.icon !== null && entry.icon.alt !== '');
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

function menuTool(field: unknown, provider: MenuProvider): MenuTool | null {
  const [tool] = blocksOf(field);
  const button = buttonOf(tool?.button, provider);
  const title = provider.fill(textOf(tool?.title));
  if (!button || title === '') return null;
  const text = provider.fill(textOf(tool?.text));
  return { title, text, action: button.label, href: button.href, picture: provider.picture(fileOf(tool?.picture)) };
}

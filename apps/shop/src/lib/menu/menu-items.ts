import type { WebsiteMenuEntry } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import type { LayoutEntry } from '../content/load-layout';
import { resolvePath } from '../routing/resolve-path';
import { href } from '../routing/routes';

/** An entry of the header with what it opens. */
export interface MenuItem extends Omit<LayoutEntry, 'icon'> {
  /** The part of the range that it names; null for any other page. */
  readonly category: WebsiteMenuEntry | null;
}

/** Whether an entry has more to show than a link. */
export const opens = ({ category, tool }: MenuItem): boolean =>
  category !== null && (category.childs.length > 0 || tool !== null);

/** Where a category is listed. */
export const categoryHref = ({ path }: { readonly path: string }, locale: Locale): string =>
  href('category', locale, { segments: path.split('/') });

/**
 * What the header shows: the entries that editors chose, in their order, each with the categories below the one that it
 * names (HD-02); the range itself where they chose none.
 */
export function menuItems(
  entries: readonly LayoutEntry[],
  range: readonly WebsiteMenuEntry[],
  locale: Locale,
): readonly MenuItem[] {
  if (entries.length === 0) {
    return range.map((category) => ({
      id: category.path,
      title: category.name,
      href: categoryHref(category, locale),
      tool: null,
      category,
    }));
  }
  const byPath = new Map(
    range
      .flatMap((root) => [root, ...root.childs.map((child) => ({ ...child, childs: [] }))])
      .map((each) => [each.path, each]),
  );
  return entries.map(({ id, title, href: address, tool }) => ({
    id,
    title,
    href: address,
    tool,
    category: byPath.get(categoryPath(address)) ?? null,
  }));
}

/** The path of the category that an address lists; empty for any other. */
function categoryPath(address: string): string {
  const resolved = address.startsWith('/') ? resolvePath(address) : null;
  return resolved?.route === 'category' ? resolved.segments.join('/') : '';
}

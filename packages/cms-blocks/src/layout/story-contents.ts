import { blocksOf, textOf } from '../block';
import type { BlockProvider } from '../block-provider';
import { type ContentsEntry, contentsOf } from '../rich-text/contents-of';

/** Components whose title is a heading of the page. */
const TITLED: ReadonlySet<string> = new Set(['Faq', 'Steps', 'Downloads', 'ProductRow']);

/** Id of the section that a block with a title renders. */
export const sectionId = (uid: string): string => `part-${uid}`;

/** Where a contents list leads: the headings of the second level of a story's texts, and the titles of its parts. */
export function storyContents(blocks: unknown, { fill }: Pick<BlockProvider, 'fill'>): ContentsEntry[] {
  const entries = blocksOf(blocks).flatMap((block) => {
    if (block.component === 'RichText') return contentsOf(block.text);
    const title = TITLED.has(block.component) ? textOf(block.title) : '';
    return title ? [{ id: sectionId(block._uid), text: title }] : [];
  });
  return entries.map(({ id, text }) => ({ id, text: fill(text) }));
}

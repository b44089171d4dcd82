import { isRichText, type RichTextNode, wordsOf } from './rich-text-node';

/** A heading that a contents list leads to. */
export interface ContentsEntry {
  readonly id: string;
  readonly text: string;
}

/** The headings of the second level, each with the id that `RichText` gives it. */
export function contentsOf(text: unknown): ContentsEntry[] {
  const ids = headingIds(text);
  return [...ids]
    .filter(([{ attrs }]) => attrs?.level === 2)
    .map(([heading, id]) => ({ id, text: wordsOf(heading).trim() }));
}

/** An id for every heading of the text's own level, of its words, numbered where two have the same. */
export function headingIds(text: unknown): ReadonlyMap<RichTextNode, string> {
  const ids = new Map<RichTextNode, string>();
  const taken = new Set<string>();
  for (const node of isRichText(text) ? (text.content ?? []) : []) {
    if (node.type !== 'heading') continue;
    const base = slugOf(wordsOf(node)) || 'section';
    let id = base;
    for (let number = 2; taken.has(id); number++) id = `${base}-${number}`;
    taken.add(id);
    ids.set(node, id);
  }
  return ids;
}

function slugOf(text: string): string {
  const plain = text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '');
  return plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
}

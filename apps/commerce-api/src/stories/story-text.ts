import type { Story } from '@geven/story-reader';

/** A story as words alone: what search looks at, and what a mail attaches. */
export interface StoryText {
  readonly title: string;
  readonly lead: string;
  /** Headings of its parts, in the order of the page. */
  readonly headings: readonly string[];
  /** Paragraphs, list entries and rows of tables. */
  readonly body: readonly string[];
  /** The same with headings among them, in capitals. */
  readonly paragraphs: readonly string[];
}

interface Block {
  readonly component: string;
  readonly [field: string]: unknown;
}

interface Node {
  readonly type: string;
  readonly text?: unknown;
  readonly attrs?: { readonly level?: unknown };
  readonly content?: readonly unknown[];
}

/** What a heading of the page is, among paragraphs. */
interface Part {
  readonly text: string;
  readonly isHeading: boolean;
}

/** The words of a story; what has none, such as a drawing, is left out. */
export function storyText({ content, name }: Pick<Story, 'content' | 'name'>): StoryText {
  const parts = blocksOf(content.body)
    .flatMap(partsOf)
    .filter(({ text }) => text !== '');
  return {
    title: textOf(content.title) || name,
    lead: textOf(content.lead),
    headings: parts.filter(({ isHeading }) => isHeading).map(({ text }) => text),
    body: parts.filter(({ isHeading }) => !isHeading).map(({ text }) => text),
    paragraphs: parts.map(({ text, isHeading }) => (isHeading ? text.toUpperCase() : text)),
  };
}

const heading = (text: string): Part => ({ text, isHeading: true });
const plain = (text: string): Part => ({ text, isHeading: false });

function partsOf(block: Block): Part[] {
  const title = textOf(block.title);
  const titled = title ? [heading(title)] : [];
  switch (block.component) {
    case 'RichText':
      return nodesOf(block.text).flatMap(richParts);
    case 'Faq':
      return [
        ...titled,
        ...blocksOf(block.questions).flatMap(({ question, answer }) => [
          heading(textOf(question)),
          ...nodesOf(answer).flatMap(richParts),
        ]),
      ];
    case 'Steps':
      return [
        ...titled,
        ...blocksOf(block.steps).map((step, index) =>
          plain(`${index + 1}. ${[textOf(step.title), textOf(step.text)].filter(Boolean).join(': ')}`),
        ),
      ];
    case 'Facts':
      return blocksOf(block.facts).map(({ label, value, note }) =>
        plain([`${textOf(label)}: ${textOf(value)}`, textOf(note)].filter(Boolean).join(', ')),
      );
    case 'DataTable':
      return [...(textOf(block.caption) ? [plain(textOf(block.caption))] : []), ...rowsOf(block.table).map(plain)];
    default:
      return [];
  }
}

function richParts(node: Node): Part[] {
  switch (node.type) {
    case 'heading':
      return [heading(wordsOf(node))];
    case 'bullet_list':
      return nodesOf(node).map((item) => plain(`- ${wordsOf(item)}`));
    case 'ordered_list':
      return nodesOf(node).map((item, index) => plain(`${index + 1}. ${wordsOf(item)}`));
    default:
      return [plain(wordsOf(node))];
  }
}

/** Cells of each row after the head, the head's words before them. */
function rowsOf(table: unknown): string[] {
  const { thead = [], tbody = [] } = (table ?? {}) as { thead?: unknown; tbody?: unknown };
  const cells = (row: unknown) => (Array.isArray(row) ? row.map((cell) => textOf(cell?.value)) : []);
  const heads = cells(thead);
  return (Array.isArray(tbody) ? tbody : []).map((row: { body?: unknown }) =>
    cells(row?.body)
      .map((cell, column) => (column === 0 || !heads[column] ? cell : `${heads[column]}: ${cell}`))
      .join('; '),
  );
}

function wordsOf({ text, content = [] }: Node): string {
  if (typeof text === 'string') return text;
  return content.filter(isNode).map(wordsOf).join('').trim();
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const nodesOf = (value: unknown): Node[] =>
  typeof value === 'object' && value !== null && 'content' in value && Array.isArray(value.content)
    ? value.content.filter(isNode)
    : [];

const blocksOf = (value: unknown): Block[] =>
  Array.isArray(value)
    ? value.filter(
        (each): each is Block => typeof each === 'object' && each !== null && typeof each.component === 'string',
      )
    : [];

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

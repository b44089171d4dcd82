/** A mark of a text: bold, a link … */
export interface RichTextMark {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>> | undefined;
}

/** A node of the vendor's rich text (ProseMirror). */
export interface RichTextNode {
  readonly type: string;
  readonly text?: string | undefined;
  readonly attrs?: Readonly<Record<string, unknown>> | undefined;
  readonly marks?: readonly RichTextMark[] | undefined;
  readonly content?: readonly RichTextNode[] | undefined;
}

/** Whether a field holds rich text. */
export const isRichText = (value: unknown): value is RichTextNode =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc';

/** The words of a node and all below it. */
export function wordsOf({ text, content = [] }: RichTextNode): string {
  return text ?? content.map(wordsOf).join('');
}

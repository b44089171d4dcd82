import { getDocumentProxy } from 'unpdf';

/** An element of the structure; `texts` are its own, without those of the elements in it. */
export interface PdfElement {
  readonly role: string;
  readonly alt: string | undefined;
  readonly texts: readonly string[];
  readonly children: readonly PdfElement[];
}

export interface ReadPdf {
  readonly pages: number;
  readonly title: string | undefined;
  readonly language: string | undefined;
  readonly isTagged: boolean;
  /** All that is read aloud, in its order. */
  readonly text: string;
  readonly elements: readonly PdfElement[];
  /** Text that is neither in the structure nor an artifact. */
  readonly untagged: string;
}

interface StructNode {
  readonly role: string;
  readonly alt?: string;
  readonly children?: readonly (StructNode | { readonly type: 'content' | 'object'; readonly id: string })[];
}

/** Reads a PDF as a screen reader does: by its structure. */
export async function readPdf(file: Buffer): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const { info } = await pdf.getMetadata();
  const facts = info as { Title?: string; Language?: string };
  const marked = (await pdf.getMarkInfo()) as { Marked?: boolean } | null;
  const elements: PdfElement[] = [];
  let untagged = '';
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const texts = new Map<string, string>();
    const open: (string | null)[] = [];
    for (const item of items) {
      if (!('type' in item)) {
        const id = open.findLast((each) => each !== '');
        if (id) texts.set(id, `${texts.get(id) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
        else if (id === undefined) untagged += item.str;
      } else if (item.type === 'endMarkedContent') open.pop();
      // An artifact has no id: what is in it belongs to nobody, on purpose.
      else open.push(item.id ?? ((item as { tag?: string }).tag === 'Artifact' ? null : ''));
    }
    const tree = (await page.getStructTree()) as StructNode | null;
    if (tree) elements.push(toElement(tree, texts));
  }
  return {
    pages: pdf.numPages,
    title: facts.Title,
    language: facts.Language,
    isTagged: marked?.Marked === true,
    text: elements.map(textOf).join(' ').replace(/\s+/g, ' ').trim(),
    elements,
    untagged: untagged.trim(),
  };
}

function toElement({ role, alt, children = [] }: StructNode, contents: ReadonlyMap<string, string>): PdfElement {
  const texts = children.flatMap((child) => ('role' in child ? [] : (contents.get(child.id)?.trim() ?? [])));
  // The tree of a page holds the elements of other pages too, without what is in them.
  const elements = children.flatMap((child) =>
    'role' in child && hasContent(child) ? toElement(child, contents) : [],
  );
  return { role, alt, texts, children: elements };
}

function hasContent({ children = [] }: StructNode): boolean {
  return children.some((child) => !('role' in child) || hasContent(child));
}

function textOf({ texts, children }: PdfElement): string {
  return [...texts, ...children.map(textOf)].join(' ');
}

/** Every element of a role, wherever it is. */
export function elementsOf(elements: readonly PdfElement[], role: string): PdfElement[] {
  return elements.flatMap((each) => [...(each.role === role ? [each] : []), ...elementsOf(each.children, role)]);
}

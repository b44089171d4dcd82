import type { LegalText } from './legal-text';

/** A legal text for a file: headings in capitals, a free line between paragraphs. */
export function legalTextAsPlainText({ title, updated, sections }: LegalText): string {
  const paragraphs = sections.flatMap(({ heading, body }) => [heading.toUpperCase(), ...body]);
  return `${[title, ...(updated ? [updated] : []), ...paragraphs].join('\n\n')}\n`;
}

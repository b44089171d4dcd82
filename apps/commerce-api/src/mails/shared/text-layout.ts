import type { Fact, TextBlock } from './mail-content';

/** Characters of a line with an amount, which ends at the last of them. */
const WIDTH = 64;

/** The plain text of a mail: paragraphs with a free line between them, and below them who we are. */
export function textMail(paragraphs: readonly string[], footer: readonly string[]): string {
  const text = [...paragraphs, `-- \n${footer.join('\n')}`].join('\n\n');
  // Mail in plain text has no need of spaces that do not break.
  return `${text.replaceAll('\u00a0', ' ')}\n`;
}

/** A heading in capitals with lines close below. */
export function textSection({ title, lines }: TextBlock): string {
  return [title.toUpperCase(), ...lines].join('\n');
}

/** A label, and an amount that ends where all amounts end. */
export function amountLine(label: string, amount: string): string {
  return `${label}  ${amount.padStart(WIDTH - label.length - 2)}`;
}

export function factLine({ label, value }: Fact): string {
  return `${label}: ${value}`;
}

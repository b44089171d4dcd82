import type { ConfirmationContent, Fact } from './confirmation-content';
import type { OrderedLine } from './ordered-line';

/** Characters of a line with an amount, which ends at the last of them. */
const WIDTH = 64;

/** An order confirmation for readers without HTML. */
export function confirmationText(content: ConfirmationContent): string {
  const { title, thanks, transfer, goods, sums, total, delivery, addresses, withdrawal, shop, footer } = content;
  const lines = goods.lines.map(orderedLineText);
  const paragraphs = [
    title,
    thanks,
    section(transfer.title, [...(transfer.note ? [`${transfer.note}\n`] : []), ...transfer.facts.map(toLine)]),
    section(goods.title, [...lines, goods.note]),
    [...[...sums, total].map(({ label, value }) => columns(label, value)), `  ${total.note}`].join('\n'),
    ...[delivery, ...addresses, withdrawal].map((block) => section(block.title, block.lines)),
    `${shop.label}: ${shop.url}`,
    `-- \n${footer.join('\n')}`,
  ];
  // Mail in plain text has no need of spaces that do not break.
  return `${paragraphs.join('\n\n').replaceAll('\u00a0', ' ')}\n`;
}

/** The amount has a column of its own beside the pieces. */
function orderedLineText({ name, details: [pieces, ...finishes], amount }: OrderedLine): string {
  return [name, columns(`  ${pieces}`, amount), ...finishes.map((finish) => `  ${finish}`)].join('\n');
}

function columns(label: string, amount: string): string {
  return `${label}  ${amount.padStart(WIDTH - label.length - 2)}`;
}

function section(title: string, lines: readonly string[]): string {
  return [title.toUpperCase(), ...lines].join('\n');
}

function toLine({ label, value }: Fact): string {
  return `${label}: ${value}`;
}

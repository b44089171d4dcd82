import type { ConfirmationContent, Fact } from './confirmation-content';
import type { OrderedLine } from './ordered-line';

/** An order confirmation for readers without HTML. */
export function confirmationText(content: ConfirmationContent): string {
  const { title, thanks, transfer, goods, sums, total, delivery, addresses, withdrawal, shop, footer } = content;
  const lines = goods.lines.map(orderedLineText);
  const paragraphs = [
    title,
    thanks,
    section(transfer.title, [...(transfer.note ? [`${transfer.note}\n`] : []), ...transfer.facts.map(toLine)]),
    section(goods.title, [...lines, goods.note]),
    [...[...sums, total].map(toLine), `  ${total.note}`].join('\n'),
    ...[delivery, ...addresses, withdrawal].map((block) => section(block.title, block.lines)),
    `${shop.label}: ${shop.url}`,
    `-- \n${footer.join('\n')}`,
  ];
  // Mail in plain text has no need of spaces that do not break.
  return `${paragraphs.join('\n\n').replaceAll('\u00a0', ' ')}\n`;
}

/** The sum stands behind the pieces, or below what else it is the sum of. */
function orderedLineText({ name, details, amount }: OrderedLine): string {
  const sum = details.length > 1 ? `\n  = ${amount}` : ` = ${amount}`;
  return `${[name, ...details].join('\n  ')}${sum}`;
}

function section(title: string, lines: readonly string[]): string {
  return [title.toUpperCase(), ...lines].join('\n');
}

function toLine({ label, value }: Fact): string {
  return `${label}: ${value}`;
}

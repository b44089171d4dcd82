import type { ProcessStation } from '../shared/mail-content';
import { amountLine, factLine, textMail, textSection } from '../shared/text-layout';
import type { ConfirmationContent, Transfer } from './confirmation-content';
import type { OrderedLine } from './ordered-line';

/** An order confirmation for readers without HTML. */
export function confirmationText(content: ConfirmationContent): string {
  const { title, thanks, process, transfer, goods, sums, total, delivery, addresses, withdrawal, order, footer } =
    content;
  const amounts = [...sums, total].map(({ label, value }) => amountLine(label, value));
  const paragraphs = [
    title,
    thanks,
    ...(transfer ? [transferText(transfer)] : []),
    textSection({ title: goods.title, lines: [...goods.lines.map(orderedLineText), goods.note] }),
    [...amounts, `  ${total.note}`].join('\n'),
    textSection({ title: process.title, lines: process.stations.map(stationText) }),
    ...[delivery, ...addresses, withdrawal].map(textSection),
    `${order.label}: ${order.url}\n${order.note}`,
  ];
  return textMail(paragraphs, footer);
}

function transferText({ title, note, facts }: Transfer): string {
  return textSection({ title, lines: [...(note ? [`${note}\n`] : []), ...facts.map(factLine)] });
}

function stationText({ label, when }: ProcessStation, index: number): string {
  return `${index + 1}. ${label}${when ? `: ${when}` : ''}`;
}

/** The amount has a column of its own beside the pieces. */
function orderedLineText({ name, details: [pieces, ...finishes], amount }: OrderedLine): string {
  return [name, amountLine(`  ${pieces}`, amount), ...finishes.map((finish) => `  ${finish}`)].join('\n');
}

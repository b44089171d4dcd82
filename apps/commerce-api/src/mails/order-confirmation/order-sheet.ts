import { formatDate } from '@geven/timber';
import type { PlacedOrder } from '../../domain/checkout/placed-order';
import { downloadTexts } from '../../downloads/download-texts';
import type { Sheet, SheetBlock, SheetCode } from '../../ports/sheet';
import type { Fact, TextBlock } from '../shared/mail-content';
import type { Sender } from '../shared/sender';
import type { ConfirmationContent } from './confirmation-content';
import { confirmationTexts } from './confirmation-texts';

interface SheetSources {
  readonly placed: PlacedOrder;
  readonly content: ConfirmationContent;
  readonly sender: Sender;
  /** QR code of the transfer; null where none is waited for. */
  readonly code: SheetCode | null;
}

/** The order on paper: what was ordered, what it costs, where the money goes and where the goods go. */
export function orderSheet({ placed, content, sender, code }: SheetSources): Sheet {
  const { locale, placedAt, order } = placed;
  const { seller } = sender;
  const { transfer, goods, sums, total, delivery, addresses, withdrawal } = content;
  const t = confirmationTexts(locale);
  const date = formatDate(placedAt, locale);
  return {
    locale,
    kind: t('sheet.kind'),
    title: t('sheet.title', { number: order.name }),
    subtitle: date,
    publisher: seller.name,
    date: placedAt,
    blocks: [
      { type: 'paragraph', text: content.thanks },
      ...(transfer
        ? [heading(transfer.title), ...notice(transfer.note), facts(transfer.facts, code ?? undefined)]
        : []),
      heading(goods.title),
      {
        type: 'table',
        columns: [
          { head: t('sheet.article') },
          { head: t('sheet.pieces') },
          { head: t('sheet.amount'), isFigure: true },
        ],
        rows: goods.lines.map(({ name, details: [pieces = '', ...notes], amount }) => [
          [name, ...notes].join('\n'),
          pieces,
          amount,
        ]),
      },
      facts([...sums, total]),
      { type: 'paragraph', text: `${total.note}. ${goods.note}`, isQuiet: true },
      ...[delivery, ...addresses, withdrawal].flatMap(textBlocks),
    ],
    foot: [seller.name, seller.address, seller.email, seller.vat].join(' · '),
    pageNumber: downloadTexts(locale, 'common')('page'),
  };
}

const heading = (text: string): SheetBlock => ({ type: 'heading', text });

const notice = (text: string | null): SheetBlock[] => (text ? [{ type: 'notice', text }] : []);

const facts = (rows: readonly Fact[], picture?: SheetCode): SheetBlock => ({
  type: 'facts',
  rows: rows.map(({ label, value }) => [label, value]),
  picture,
});

const textBlocks = ({ title, lines }: TextBlock): SheetBlock[] => [
  heading(title),
  { type: 'paragraph', text: lines.join('\n') },
];

import { formatDate, formatDecimal, formatMetres, formatWeight, nonBreaking } from '@geven/timber';
import type { TFunction } from 'i18next';
import type { OrderLine } from '../../domain/cart/cart';
import type { PlacedOrder } from '../../domain/checkout/placed-order';
import { downloadTexts } from '../../downloads/download-texts';
import type { Sheet, SheetBlock } from '../../ports/sheet';
import { apiTexts } from '../../texts/api-texts';
import { addressLines } from '../shared/address-lines';
import type { PicturedGoods } from '../shared/pictured-goods';
import type { Sender } from '../shared/sender';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };

const texts = apiTexts('delivery-note', { nl, en, de });

interface NoteSources {
  readonly sender: Pick<Sender, 'seller'>;
  readonly goods: PicturedGoods;
}

/** What left the yard and for whom, to be compared with what arrives: pieces and lengths, and no prices. */
export function deliveryNoteSheet(
  { order, placedAt, locale }: PlacedOrder,
  deliveredAt: Date,
  { sender: { seller }, goods }: NoteSources,
): Sheet {
  const t = texts(locale);
  const { clientOrderRef, projectReference, transportMsg, shippingAddress, isPickup } = order;
  const facts = [
    [t('facts.order'), order.name],
    [t('facts.ordered'), formatDate(placedAt, locale)],
    [t(isPickup ? 'facts.pickedUp' : 'facts.delivered'), formatDate(deliveredAt, locale)],
    ...(clientOrderRef ? [[t('facts.clientOrderRef'), clientOrderRef] as const] : []),
    ...(projectReference ? [[t('facts.projectReference'), projectReference] as const] : []),
    [t('facts.weight'), nonBreaking(`${formatWeight(order.weight, locale)} kg`)],
  ] as const;
  const rowOf = (line: OrderLine) => {
    const isSample = goods.variant(line.variantId, locale)?.isSample ?? false;
    const metres = (mm: number) => nonBreaking(`${formatMetres(mm, locale)} m`);
    const total = isSample ? null : line.totalLength;
    return [
      [line.name, ...line.finishes.map(({ name }) => name)].join('\n'),
      quantityOf(line, t, locale),
      total === null ? '–' : metres(total / line.pieces),
      total === null ? '–' : metres(total),
    ];
  };
  return {
    locale,
    kind: t('kind'),
    title: t('title', { number: order.name }),
    subtitle: formatDate(deliveredAt, locale),
    publisher: seller.name,
    date: deliveredAt,
    blocks: [
      { type: 'facts', rows: facts },
      ...(shippingAddress
        ? titled(t(isPickup ? 'pickedUpBy' : 'shippingAddress'), addressLines(shippingAddress, locale).join('\n'))
        : []),
      ...(transportMsg ? titled(t('transportMsg'), transportMsg) : []),
      { type: 'heading', text: t('goods') },
      {
        type: 'table',
        columns: [
          { head: t('columns.article') },
          { head: t('columns.pieces') },
          { head: t('columns.length'), isFigure: true },
          { head: t('columns.metres'), isFigure: true },
        ],
        rows: order.lines.map(rowOf),
      },
      { type: 'paragraph', text: t('check', { email: seller.email, phone: seller.phone }) },
    ],
    foot: [seller.name, seller.address, seller.email, seller.vat].join(' · '),
    pageNumber: downloadTexts(locale, 'common')('page'),
  };
}

const quantityOf = ({ pieces, unitOfSale }: OrderLine, t: TFunction, locale: PlacedOrder['locale']): string =>
  nonBreaking(t(`quantity.${unitOfSale}`, { count: pieces, replace: { count: formatDecimal(pieces, 0, locale) } }));

const titled = (title: string, text: string): SheetBlock[] => [
  { type: 'heading', text: title },
  { type: 'paragraph', text },
];

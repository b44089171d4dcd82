import { render } from '@react-email/render';
import { createElement } from 'react';
import type { PlacedOrder } from '../../domain/checkout/placed-order';
import { recipientOf } from '../../domain/checkout/recipient-of';
import { transferPayloadOf } from '../../domain/payments/credit-transfer-payload';
import type { TextsOfOrders } from '../../legal/texts-of-orders';
import type { Jobs } from '../../ports/jobs';
import type { LegalText } from '../../ports/legal-texts';
import type { MailMessage } from '../../ports/mail';
import type { Orders } from '../../ports/orders';
import type { Sheet, SheetCode } from '../../ports/sheet';
import { legalFiles } from '../shared/legal-files';
import type { PicturedGoods } from '../shared/pictured-goods';
import type { Sender } from '../shared/sender';
import { confirmationContent } from './confirmation-content';
import { confirmationText } from './confirmation-text';
import { confirmationTexts } from './confirmation-texts';
import { OrderConfirmation } from './OrderConfirmation';
import { orderSheet } from './order-sheet';

interface ConfirmationSources {
  readonly orders: Pick<Orders, 'byId'>;
  readonly legalTexts: Pick<TextsOfOrders, 'ofOrder'>;
  readonly sender: Sender;
  readonly goods: PicturedGoods;
  readonly writeSheet: (sheet: Sheet) => Promise<Uint8Array>;
}

/** The mail that follows an order, to who placed it. */
export const orderConfirmation = {
  key: ({ orderId }: Jobs['order-confirmation']) => String(orderId),
  async message({ orderId }: Jobs['order-confirmation'], { orders, legalTexts, ...shop }: ConfirmationSources) {
    const placed = await orders.byId(orderId);
    if (!placed) throw new Error('There is no order to confirm');
    return confirmationMessage(placed, await legalTexts.ofOrder(orderId), shop);
  },
};

/** The confirmation of a placed order in its language, with the order on paper and the legal texts attached. */
export async function confirmationMessage(
  placed: PlacedOrder,
  texts: readonly LegalText[],
  { sender, goods, writeSheet }: Pick<ConfirmationSources, 'sender' | 'goods' | 'writeSheet'>,
): Promise<MailMessage> {
  const { order, locale } = placed;
  const to = recipientOf(order);
  if (!to) throw new Error('An order without address has nobody to write to');
  const content = confirmationContent(placed, sender, goods);
  return {
    to,
    locale,
    subject: content.subject,
    text: confirmationText(content),
    html: await render(createElement(OrderConfirmation, { content })),
    attachments: [
      {
        name: `${order.name}.pdf`,
        contentType: 'application/pdf',
        content: await writeSheet(orderSheet({ placed, content, sender, code: codeOf(placed, sender) })),
      },
      ...legalFiles({ texts, number: order.name, names: content.files }),
    ],
  };
}

/** What a banking app fills the transfer in from, where there is an amount to transfer. */
function codeOf({ order, locale, paymentKind }: PlacedOrder, { bank }: Sender): SheetCode | null {
  const payload = paymentKind === 'WIRE' ? transferPayloadOf(order, bank) : null;
  return payload ? { payload, alt: confirmationTexts(locale)('transfer.code') } : null;
}

import { render } from '@react-email/render';
import { createElement } from 'react';
import type { PlacedOrder } from '../../domain/checkout/placed-order';
import { recipientOf } from '../../domain/checkout/recipient-of';
import type { TextsOfOrders } from '../../legal/texts-of-orders';
import type { Jobs } from '../../ports/jobs';
import type { LegalText } from '../../ports/legal-texts';
import type { MailMessage } from '../../ports/mail';
import type { Orders } from '../../ports/orders';
import { legalFiles } from '../shared/legal-files';
import type { PicturedGoods } from '../shared/pictured-goods';
import type { Sender } from '../shared/sender';
import { confirmationContent } from './confirmation-content';
import { confirmationText } from './confirmation-text';
import { OrderConfirmation } from './OrderConfirmation';

interface ConfirmationSources {
  readonly orders: Pick<Orders, 'byId'>;
  readonly legalTexts: Pick<TextsOfOrders, 'ofOrder'>;
  readonly sender: Sender;
  readonly goods: PicturedGoods;
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

/** The confirmation of a placed order in its language, with the legal texts attached. */
export async function confirmationMessage(
  placed: PlacedOrder,
  texts: readonly LegalText[],
  { sender, goods }: Pick<ConfirmationSources, 'sender' | 'goods'>,
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
    attachments: legalFiles({ texts, number: order.name, names: content.files }),
  };
}

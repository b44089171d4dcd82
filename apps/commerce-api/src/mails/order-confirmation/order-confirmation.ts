import { render } from '@react-email/render';
import { createElement } from 'react';
import type { PlacedOrder } from '../../domain/checkout/placed-order';
import { recipientOf } from '../../domain/checkout/recipient-of';
import type { TextsOfOrders } from '../../legal/texts-of-orders';
import type { Jobs } from '../../ports/jobs';
import type { LegalText } from '../../ports/legal-texts';
import type { MailMessage } from '../../ports/mail';
import type { OrderLinks } from '../../ports/order-links';
import type { Orders } from '../../ports/orders';
import { legalFiles } from '../shared/legal-files';
import { type OrderAddress, orderAddress } from '../shared/order-address';
import { confirmationContent } from './confirmation-content';
import { confirmationText } from './confirmation-text';
import { OrderConfirmation } from './OrderConfirmation';
import { type PaperSources, writeConfirmation } from './write-confirmation';

interface ConfirmationSources extends PaperSources {
  readonly orders: Pick<Orders, 'byId'>;
  readonly orderLinks: Pick<OrderLinks, 'issue'>;
  readonly legalTexts: Pick<TextsOfOrders, 'ofOrder'>;
}

/** The mail that follows an order, to who placed it. */
export const orderConfirmation = {
  key: ({ orderId }: Jobs['order-confirmation']) => String(orderId),
  async message(
    { orderId }: Jobs['order-confirmation'],
    { orders, legalTexts, orderLinks, ...shop }: ConfirmationSources,
  ) {
    const placed = await orders.byId(orderId);
    if (!placed) throw new Error('There is no order to confirm');
    const { sender } = shop;
    const link = await orderAddress({ orderId, locale: placed.locale }, { orderLinks, sender });
    return confirmationMessage(placed, await legalTexts.ofOrder(orderId), { ...shop, link });
  },
};

/** The confirmation of a placed order in its language, with the order on paper and the legal texts attached. */
export async function confirmationMessage(
  placed: PlacedOrder,
  texts: readonly LegalText[],
  { sender, goods, link, writeSheet }: PaperSources & { readonly link: OrderAddress },
): Promise<MailMessage> {
  const { order, locale } = placed;
  const to = recipientOf(order);
  if (!to) throw new Error('An order without address has nobody to write to');
  const content = confirmationContent(placed, { sender, goods, link });
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
        content: await writeConfirmation(placed, { sender, goods, writeSheet }),
      },
      ...legalFiles({ texts, number: order.name, names: content.files }),
    ],
  };
}

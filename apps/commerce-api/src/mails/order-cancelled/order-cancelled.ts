import { formatMoney } from '@geven/timber';
import { recipientOf } from '../../domain/checkout/recipient-of';
import type { Jobs } from '../../ports/jobs';
import { apiTexts } from '../../texts/api-texts';
import { letterMessage } from '../shared/letter/letter-message';
import type { MailDefinition } from '../shared/mail-definition';
import { orderAddress } from '../shared/order-address';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };

const texts = apiTexts('order-cancelled', { nl, en, de });

/** Tells the shopper that an order is cancelled, why, and what becomes of the money. */
export const orderCancelled: MailDefinition<Jobs['order-cancelled']> = {
  key: ({ orderId }) => String(orderId),
  async message({ orderId, reason, refund }, { orders, orderLinks, sender }) {
    const placed = await orders.byId(orderId);
    const to = placed && recipientOf(placed.order);
    if (!to) return null;
    const { order, locale, paymentKind } = placed;
    const t = texts(locale);
    const number = order.name;
    const way = refund === 0 && paymentKind !== 'FREE' ? 'none' : paymentKind;
    const words = {
      number,
      why: t(`why.${reason}`, { number, seller: sender.seller.name }),
      money: t(`money.${way}`, { amount: formatMoney(refund) }),
    };
    const { email, phone } = sender.seller;
    const { url } = await orderAddress({ orderId, locale }, { orderLinks, sender });
    return await letterMessage({ to, locale, sender, t, words, url, note: t('note', { email, phone }) });
  },
};

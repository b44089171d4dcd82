import { deliveryWindow, formatDateRange, formatMoney } from '@geven/timber';
import { recipientOf } from '../../domain/checkout/recipient-of';
import type { Jobs } from '../../ports/jobs';
import { apiTexts } from '../../texts/api-texts';
import { letterMessage } from '../shared/letter/letter-message';
import type { MailDefinition } from '../shared/mail-definition';
import { orderAddress } from '../shared/order-address';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };

const texts = apiTexts('payment-received', { nl, en, de });

/** Tells the shopper that the transfer has arrived, and when the goods come or are ready: the delay counts from now on. */
export const paymentReceived: MailDefinition<Jobs['payment-received']> = {
  key: ({ orderId }) => String(orderId),
  async message({ orderId, paidAt }, { orders, orderLinks, sender }) {
    const placed = await orders.byId(orderId);
    const to = placed && recipientOf(placed.order);
    if (!to) return null;
    const { order, locale } = placed;
    const t = texts(locale);
    const { from, to: until } = deliveryWindow({ today: new Date(paidAt), saleDelay: order.saleDelay, locale });
    const words = {
      number: order.name,
      amount: formatMoney(order.amounts.total),
      goods: t(order.freight?.method === 'PICKUP' ? 'pickup' : 'delivery', {
        window: formatDateRange(from, until, locale),
      }),
    };
    const { url } = await orderAddress({ orderId, locale }, { orderLinks, sender });
    return await letterMessage({ to, locale, sender, t, words, url, note: null });
  },
};

import { formatDate, formatMoney } from '@geven/timber';
import { recipientOf } from '../../domain/checkout/recipient-of';
import type { Jobs } from '../../ports/jobs';
import { apiTexts } from '../../texts/api-texts';
import { transferFacts } from '../order-confirmation/confirmation-content';
import { confirmationTexts } from '../order-confirmation/confirmation-texts';
import { letterMessage } from '../shared/letter/letter-message';
import type { MailDefinition } from '../shared/mail-definition';
import { orderAddress } from '../shared/order-address';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };

const texts = apiTexts('payment-reminder', { nl, en, de });

/** Reminds whoever ordered of a transfer that has not arrived, with the data of the bank (PY-07). */
export const paymentReminder: MailDefinition<Jobs['payment-reminder']> = {
  key: ({ orderId }) => String(orderId),
  async message({ orderId, payBy }, { orders, orderLinks, sender }) {
    const placed = await orders.byId(orderId);
    const to = placed && recipientOf(placed.order);
    // Paid or cancelled while the mail waited.
    if (!to || placed.order.state !== 'QuotationSent') return null;
    const { order, locale, placedAt } = placed;
    const { total } = order.amounts;
    const { url } = await orderAddress({ orderId, locale }, { orderLinks, sender });
    return await letterMessage({
      to,
      locale,
      sender,
      t: texts(locale),
      words: {
        number: order.name,
        amount: formatMoney(total),
        date: formatDate(placedAt, locale),
        payBy: formatDate(payBy, locale),
      },
      facts: transferFacts(confirmationTexts(locale), sender.bank, total, order.name),
      url,
      note: null,
    });
  },
};

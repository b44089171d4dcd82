import { formatMoney } from '@geven/timber';
import { amountDue } from '../../domain/payments/payment-attempt';
import type { Jobs } from '../../ports/jobs';
import { apiTexts } from '../../texts/api-texts';
import { letterMessage } from '../shared/letter/letter-message';
import type { MailDefinition } from '../shared/mail-definition';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };

const texts = apiTexts('payment-reversed', { nl, en, de });

/** Tells whoever paid an order a second time that this money goes back. */
export const paymentReversed: MailDefinition<Jobs['payment-reversed']> = {
  key: ({ reference }) => reference,
  async message({ reference }, { paymentAttempts, sender }) {
    const attempt = await paymentAttempts?.byReference(reference);
    if (!attempt) return null;
    const { cart, locale, orderName } = attempt;
    const to = cart.shippingAddress ?? cart.invoiceAddress;
    if (!to) return null;
    const words = { number: orderName, amount: formatMoney(amountDue(attempt).cents) };
    return await letterMessage({ to, locale, sender, t: texts(locale), words, url: null, note: null });
  },
};

import { formatMoney } from '@geven/timber';
import type { Invoice } from '../../domain/invoices/invoice';
import { INVOICE_FORMATS, type InvoiceFormat, invoiceFileName } from '../../domain/invoices/invoice-format';
import type { Jobs } from '../../ports/jobs';
import { apiTexts } from '../../texts/api-texts';
import { letterMessage } from '../shared/letter/letter-message';
import type { MailDefinition } from '../shared/mail-definition';
import { orderAddress } from '../shared/order-address';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };

const texts = {
  invoice: apiTexts('mail-invoice', { nl: nl.invoice, en: en.invoice, de: de.invoice }),
  creditNote: apiTexts('mail-credit-note', { nl: nl.creditNote, en: en.creditNote, de: de.creditNote }),
};

/**
 * Sends an invoice or a credit note to the billing e-mail of its customer's profile, else to the address that it is made out
 * to: companies get it for their programs too (LG-17). A guest's has the link of the order (DB-08).
 */
export const invoice: MailDefinition<Jobs['invoice']> = {
  key: ({ invoiceId }) => String(invoiceId),
  async message({ invoiceId }, { invoices, orderLinks, sender }) {
    const found = await invoices?.byId(invoiceId);
    if (!invoices || !found) return null;
    const { locale, kind, number, orderId, orderName, amounts, buyer } = found;
    const email = (await invoices.billingEmail(invoiceId)) ?? buyer.address.email;
    const { url } = await orderAddress({ orderId, locale }, { orderLinks, sender });
    const words = { number, order: orderName, amount: formatMoney(amounts.gross) };
    const message = await letterMessage({
      ...{ to: { email }, locale, sender, t: texts[kind](locale), words, url, note: null },
    });
    const attachments = formatsFor(found).map(async (format) => ({
      name: invoiceFileName(number, format),
      contentType: INVOICE_FORMATS[format].contentType,
      content: await invoices.readFile(invoiceId, format),
    }));
    return { ...message, attachments: await Promise.all(attachments) };
  },
};

/** The PDF; a company's programs read XRechnung in Germany, and Peppol elsewhere. */
function formatsFor({ buyer: { address } }: Invoice): readonly InvoiceFormat[] {
  if (!address.isCompany) return ['pdf'];
  return ['pdf', address.country === 'DE' ? 'xrechnung' : 'peppol'];
}

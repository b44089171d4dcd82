import { formatDate, formatMoney } from '@geven/timber';
import { dueDateOf, type Invoice } from '../domain/invoices/invoice';
import { invoiceTexts } from './invoice-texts';

/** What is to be paid of an invoice, where to, and until when where its customer was given time. */
export function openPayment(invoice: Invoice): string {
  const { locale, amounts, bank, orderName: order } = invoice;
  const { iban, bic, accountHolder: holder } = bank;
  const t = invoiceTexts(locale);
  const facts = { amount: formatMoney(amounts.gross), iban, bic, holder, order };
  const dueOn = dueDateOf(invoice);
  return dueOn ? t('payment.term', { ...facts, date: formatDate(dueOn, locale) }) : t('payment.open', facts);
}

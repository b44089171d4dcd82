import { formatDate, formatMoney, type Locale } from '@geven/timber';
import type { Address } from '../domain/checkout/address';
import type { Invoice, InvoiceLine } from '../domain/invoices/invoice';
import { downloadTexts } from '../downloads/download-texts';
import { addressLines } from '../mails/shared/address-lines';
import type { Sheet, SheetBlock } from '../ports/sheet';
import { invoiceTexts } from './invoice-texts';
import { openPayment } from './open-payment';

type Fact = readonly [label: string, value: string];

/** An invoice or credit note on paper, with all that the law wants on one (§ 14 UStG, articles 226 and 138 of the VAT directive). */
export function invoiceSheet(invoice: Invoice): Sheet {
  const { kind, locale, number, issuedOn, seller, buyer, shippingAddress, lines, isIntraCommunity } = invoice;
  const t = invoiceTexts(locale);
  const heading = (key: string): SheetBlock => ({ type: 'heading', text: t(`heading.${key}`) });
  return {
    locale,
    kind: t(`kind.${kind}`),
    title: t(`title.${kind}`, { number }),
    subtitle: formatDate(issuedOn, locale),
    publisher: seller.name,
    date: new Date(`${issuedOn}T00:00:00Z`),
    blocks: [
      heading('buyer'),
      { type: 'paragraph', text: writtenAddress(buyer.address, locale) },
      { type: 'facts', rows: factsOf(invoice) },
      heading('lines'),
      {
        type: 'table',
        columns: [
          { head: t('column.item') },
          { head: t('column.pieces'), isFigure: true },
          { head: t('column.price'), isFigure: true },
          { head: t('column.net'), isFigure: true },
        ],
        rows: lines.flatMap((line) => rowsOf(line, t(`pieces.${line.unitOfSale}`, { count: line.pieces }))),
      },
      { type: 'facts', rows: sumsOf(invoice) },
      ...(isIntraCommunity ? [{ type: 'notice', text: t('intraCommunity') } as const] : []),
      heading('payment'),
      { type: 'paragraph', text: paymentOf(invoice) },
      heading('shipping'),
      { type: 'paragraph', text: shippingAddress ? writtenAddress(shippingAddress, locale) : t('pickup') },
      ...(invoice.deliveredOn === null && kind === 'invoice'
        ? [{ type: 'paragraph', text: t('notDelivered') } as const]
        : []),
      { type: 'paragraph', text: t('alsoForPrograms'), isQuiet: true },
    ],
    foot: [seller.name, seller.address, seller.register, seller.vat, seller.email].join(' · '),
    pageNumber: downloadTexts(locale, 'common')('page'),
  };
}

function factsOf(invoice: Invoice): Fact[] {
  const { locale, number, issuedOn, orderName, orderedOn, deliveredOn, corrects, seller, buyer } = invoice;
  const t = invoiceTexts(locale);
  const day = (date: string | null) => date && formatDate(date, locale);
  const facts: readonly (readonly [string, string | null])[] = [
    ['number', number],
    ['issuedOn', day(issuedOn)],
    ['corrects', corrects && t('corrected', { number: corrects.number, date: day(corrects.issuedOn) })],
    ['order', orderName],
    ['orderedOn', day(orderedOn)],
    ['deliveredOn', day(deliveredOn)],
    ['reference', invoice.clientOrderRef],
    ['project', invoice.projectReference],
    ['sellerVat', seller.vat],
    ['buyerVat', buyer.address.vat],
  ];
  return facts.flatMap(([key, value]) => (value ? [[t(`fact.${key}`), value] as const] : []));
}

/** The pieces at their price, then each charge below. */
function rowsOf({ name, pieces, priceUnit, charges }: InvoiceLine, quantity: string): string[][] {
  return [
    [name, quantity, formatMoney(priceUnit), formatMoney(pieces * priceUnit)],
    ...charges.map((charge) => [`+ ${charge.name}`, '', '', formatMoney(charge.net)]),
  ];
}

function sumsOf({ kind, locale, lines, freight, discount, amounts, vatRate }: Invoice): Fact[] {
  const t = invoiceTexts(locale);
  const goods = lines.reduce((sum, { net }) => sum + net, 0);
  const parts: Fact[] = [
    [t('sum.goods'), formatMoney(goods)],
    ...(freight.net === 0 ? [] : [[t('sum.freight'), formatMoney(freight.net)] as const]),
    ...(discount.net === 0 ? [] : [[t('sum.discount'), formatMoney(discount.net)] as const]),
  ];
  return [
    ...(parts.length > 1 ? parts : []),
    [t('sum.net'), formatMoney(amounts.net)],
    [t('sum.tax', { rate: vatRate }), formatMoney(amounts.tax)],
    [t(`sum.${kind}`), formatMoney(amounts.gross)],
  ];
}

function paymentOf(invoice: Invoice): string {
  const { kind, locale, amounts, paidOn } = invoice;
  const t = invoiceTexts(locale);
  if (kind === 'creditNote') return t('payment.creditNote', { amount: formatMoney(amounts.gross) });
  if (paidOn) return t('payment.paid', { date: formatDate(paidOn, locale) });
  return openPayment(invoice);
}

/** Without the VAT id, which is among the facts where it counts. */
const writtenAddress = (address: Address, locale: Locale): string =>
  addressLines({ ...address, vat: null }, locale).join('\n');

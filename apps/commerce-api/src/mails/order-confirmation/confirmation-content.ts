import { formatDate, formatMoney, type Locale } from '@geven/timber';
import type { TFunction } from 'i18next';
import type { Address } from '../../domain/checkout/address';
import type { PaymentKind } from '../../domain/checkout/payment-kind';
import type { PlacedOrder } from '../../domain/checkout/placed-order';
import { recipientOf } from '../../domain/checkout/recipient-of';
import type { BankAccount } from '../../domain/seller/seller';
import { addressLines } from '../shared/address-lines';
import type { Fact, MailFrameContent, PageLink, Process, TextBlock } from '../shared/mail-content';
import { mailFrameContent } from '../shared/mail-frame-content';
import { type MailPicture, mailShop } from '../shared/mail-picture';
import type { OrderAddress } from '../shared/order-address';
import type { PicturedGoods } from '../shared/pictured-goods';
import type { Sender } from '../shared/sender';
import { deliveryNotes, sumRows, type Total, totalOf } from './confirmation-sums';
import { confirmationTexts } from './confirmation-texts';
import { orderLoad } from './order-pictures';
import { type OrderedLine, orderedLines } from './ordered-line';
import { processOf } from './process-of';

/** Where the money goes. */
export interface Transfer {
  readonly title: string;
  readonly note: string | null;
  readonly facts: readonly Fact[];
}

/** Everything an order confirmation says, in the reader's language; HTML and text are two ways to show it. */
export interface ConfirmationContent extends MailFrameContent {
  readonly subject: string;
  readonly title: string;
  readonly thanks: string;
  readonly process: Process;
  /** Where the order is, and who can see it there. */
  readonly order: PageLink & { readonly note: string };
  /** Null unless the order is paid by transfer. */
  readonly transfer: Transfer | null;
  readonly goods: {
    readonly title: string;
    readonly note: string;
    readonly lines: readonly OrderedLine[];
  };
  readonly sums: readonly Fact[];
  readonly total: Total;
  /** Null where there is nothing to draw; what is in it is in the lines too. */
  readonly load: { readonly title: string; readonly picture: MailPicture } | null;
  readonly delivery: TextBlock;
  /** Side by side. */
  readonly addresses: readonly TextBlock[];
  readonly withdrawal: TextBlock;
  readonly files: { readonly terms: string; readonly withdrawal: string };
}

/** How the texts end that a kind of payment words its own way. */
const PAYMENT_VARIANTS = { WIRE: '', CARD: 'Paid', ACCOUNT: 'Account', FREE: 'Free' } as const satisfies Record<
  PaymentKind,
  string
>;

interface ContentSources {
  readonly sender: Sender;
  readonly goods: PicturedGoods;
  readonly link: OrderAddress;
}

/** Words, amounts and pictures of a placed order's confirmation. */
export function confirmationContent(placed: PlacedOrder, { sender, goods, link }: ContentSources): ConfirmationContent {
  const { brand, bank } = sender;
  const { order, locale, placedAt, paymentKind } = placed;
  const shop = mailShop(sender, locale);
  const t = confirmationTexts(locale);
  const isAfterwards = order.freight?.isCalculatedAfterwards ?? false;
  const maximum = formatMoney(order.freight?.maximum ?? 0);
  const name = recipientOf(order)?.name ?? '';
  const files = { terms: t('files.terms'), withdrawal: t('files.withdrawal') };
  const picturing = { t, locale, goods, shop };
  const load = orderLoad(order, picturing);
  const variant = isAfterwards ? 'Afterwards' : PAYMENT_VARIANTS[paymentKind];
  const shared = { brand, number: order.name, amount: formatMoney(order.amounts.total), name };
  const frame = mailFrameContent(locale, sender);
  return {
    ...frame,
    subject: t('subject', shared),
    preview: t(`preview${variant}`, shared),
    title: t('title', shared),
    thanks: t(`thanks${variant}`, { ...shared, date: formatDate(placedAt, locale), days: order.credit?.days }),
    process: processOf(t, placed),
    order: { label: t('order.label'), url: link.url, note: t(link.isGuests ? 'order.byLink' : 'order.byLogin') },
    transfer:
      paymentKind === 'WIRE'
        ? {
            title: t('transfer.title'),
            note: isAfterwards ? t('transfer.afterwards', { maximum }) : null,
            facts: transferFacts(t, bank, order.amounts.total, order.name),
          }
        : null,
    goods: {
      title: t('lines.title'),
      note: order.vatRate === 0 ? t('lines.noteExempt') : t('lines.note', { rate: order.vatRate }),
      lines: orderedLines(order, picturing),
    },
    sums: sumRows(t, order),
    total: totalOf(t, order),
    load: load && { title: t('load'), picture: load },
    delivery: { title: t('delivery.title'), lines: deliveryNotes(t, placed, sender) },
    addresses: [
      ...addressBlock(t(order.isPickup ? 'pickedUpBy' : 'shippingAddress'), order.shippingAddress, locale),
      ...addressBlock(t('billingAddress'), order.invoiceAddress, locale),
    ],
    withdrawal: { title: t('withdrawal.title'), lines: [t(withdrawalKey(order.lines)), t('withdrawal.attached')] },
    footer: [
      ...frame.footer,
      t('footer.attachments', { files: [`${order.name}.pdf`, files.terms, files.withdrawal].join(', ') }),
    ],
    files,
  };
}

/** Whether all, some or none of the lines can be withdrawn from. */
function withdrawalKey(lines: PlacedOrder['order']['lines']) {
  if (lines.every(({ hasWithdrawalRight }) => hasWithdrawalRight)) return 'withdrawal.all';
  return lines.some(({ hasWithdrawalRight }) => hasWithdrawalRight) ? 'withdrawal.some' : 'withdrawal.none';
}

/** Where the money goes; texts of the confirmation. */
export function transferFacts(t: TFunction, bank: BankAccount, total: number, reference: string): Fact[] {
  return [
    { label: t('transfer.amount'), value: formatMoney(total) },
    { label: t('transfer.holder'), value: bank.accountHolder },
    { label: t('transfer.iban'), value: bank.iban.replace(/(.{4})(?=.)/g, '$1 ') },
    { label: t('transfer.bic'), value: bank.bic },
    { label: t('transfer.bank'), value: bank.bankName },
    { label: t('transfer.reference'), value: reference },
  ];
}

function addressBlock(title: string, address: Address | null, locale: Locale): TextBlock[] {
  return address ? [{ title, lines: addressLines(address, locale) }] : [];
}

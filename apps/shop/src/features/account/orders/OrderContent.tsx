import type { Invoice, PlacedOrder } from '@geven/odoo-sdk';
import { LinkButton } from '@geven/ui/LinkButton';
import { Notice } from '@geven/ui/Notice';
import { Stack } from '@geven/ui/Stack';
import { FormErrors } from '@/components/FormErrors';
import { BankDetails } from '@/components/transfer/BankDetails';
import type { AccountVisit } from '@/lib/account/account-visit';
import { UNAVAILABLE } from '@/lib/cart/add-again';
import { fieldErrors } from '@/lib/forms/field-errors';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import { getMessages, getTexts } from '@/lib/texts/i18n';
import { CancelQuestion } from './CancelQuestion';
import { OrderActions } from './OrderActions';
import { OrderAside } from './OrderAside';
import { OrderHead } from './OrderHead';
import { OrderLines } from './OrderLines';
import { OrderPapers } from './OrderPapers';
import { OrderProcess } from './OrderProcess';
import { OrderTotals } from './OrderTotals';
import type { OrderPart } from './order-view';
import * as styles from './orders.css';
import { REFERENCE, ReferenceForm } from './ReferenceForm';

interface OrderContentProps extends AccountVisit {
  context: Pick<PageContext, 'locale' | 'isNet'>;
  order: PlacedOrder;
  /** Its invoices and credit notes; none where they cannot be had here. */
  invoices: readonly Invoice[];
  /** Whether the link of a mail opened it: there is no account around it. */
  isGuest?: boolean;
  /** The form that is open, where the order still allows it. */
  open: OrderPart | null;
}

/** An order as it was placed, with what has become of it and what can be changed (DB-06, DB-07). */
export function OrderContent({
  context: { locale, isNet },
  order,
  invoices,
  isGuest = false,
  open,
  flash,
  done,
}: OrderContentProps) {
  const text = getTexts(locale, 'orders');
  const errors = fieldErrors(flash?.refusals ?? [], [REFERENCE], getMessages(locale, 'errors'));
  const isReferenceOpen = open === 'reference' && order.isReferenceEditable;
  const gone = done === 'again' ? (flash?.values[UNAVAILABLE] ?? '').split('\n').filter(Boolean) : [];
  return (
    <div className={styles.order}>
      {!isReferenceOpen && <FormErrors errors={errors} title="" />}
      {done === 'reference' && <Notice isAlert title={text('order.referenceSaved')} tone="success" />}
      {isGuest && done === 'asked' && (
        <Notice isAlert title={text('guest.asked')} tone="success">
          {text('guest.askedText')}
        </Notice>
      )}
      {done === 'cancelled' && order.state === 'Cancelled' && (
        <Notice isAlert title={text('order.cancelled', { name: order.name })} tone="success" />
      )}
      {gone.length > 0 && (
        <Notice isAlert title={text('order.againPartly')} tone="warning">
          <Stack align="start" gap={3}>
            <ul className={styles.gone}>
              {gone.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
            <LinkButton href={href('cart', locale)}>{text('order.toCart')}</LinkButton>
          </Stack>
        </Notice>
      )}
      {open === 'cancel' && order.isCancellable && (
        <CancelQuestion isGuest={isGuest} locale={locale} order={order} text={text} />
      )}
      <div className={styles.head}>
        <OrderHead isGuest={isGuest} isReferenceOpen={isReferenceOpen} locale={locale} order={order} text={text} />
        {isReferenceOpen && (
          <ReferenceForm
            errors={errors}
            id={order.id}
            isGuest={isGuest}
            locale={locale}
            text={text}
            value={flash?.values[REFERENCE] ?? order.clientOrderRef ?? ''}
          />
        )}
      </div>
      <OrderProcess locale={locale} order={order} text={text} />
      {order.bankTransfer && <BankDetails text={getTexts(locale, 'checkout')} transfer={order.bankTransfer} />}
      <div className={styles.columns}>
        <div className={styles.goods}>
          <OrderLines isNet={isNet} lines={order.websiteOrderLine} locale={locale} text={text} />
          <OrderTotals isNet={isNet} locale={locale} order={order} text={text} />
        </div>
        <div className={styles.beside}>
          <OrderAside invoices={invoices} isGuest={isGuest} locale={locale} order={order} text={text} />
          <OrderActions isGuest={isGuest} locale={locale} order={order} text={text} />
        </div>
        <OrderPapers locale={locale} order={order} text={text} />
      </div>
    </div>
  );
}

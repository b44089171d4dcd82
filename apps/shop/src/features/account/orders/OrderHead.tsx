import type { PlacedOrder } from '@geven/odoo-sdk';
import { formatDate, formatTime, type Locale } from '@geven/timber';
import { Link } from '@geven/ui/Link';
import { Text } from '@geven/ui/Text';
import type { Texts } from '@/lib/texts/areas';
import { shownOrderHref } from './order-view';
import * as styles from './orders.css';

interface OrderHeadProps {
  locale: Locale;
  order: PlacedOrder;
  /** Whether the link of a mail opened it. */
  isGuest: boolean;
  /** The form that changes the reference is open below. */
  isReferenceOpen: boolean;
  text: Texts<'orders'>;
}

/** The state of an order, when it was placed, and what its customer calls it. */
export function OrderHead({ locale, order, isGuest, isReferenceOpen, text }: OrderHeadProps) {
  const { id, state, clientOrderRef, projectReference, dateOrder, isReferenceEditable } = order;
  const placed = { date: formatDate(dateOrder, locale), time: formatTime(new Date(dateOrder)) };
  const change = clientOrderRef ? 'edit' : 'add';
  return (
    <div className={styles.words}>
      <span className={styles.mark}>{text(`states.${state}`)}</span>
      <Text tone="muted">{text('order.placed', placed)}</Text>
      {projectReference && <Text>{text('order.project', { name: projectReference })}</Text>}
      {!isReferenceOpen && (clientOrderRef || isReferenceEditable) && (
        <div className={styles.reference}>
          <Text tone={clientOrderRef ? 'ink' : 'muted'}>
            {clientOrderRef ? `${text('order.reference')}: ${clientOrderRef}` : text('order.noReference')}
          </Text>
          {isReferenceEditable && (
            <Link aria-label={text(`order.${change}Reference`)} href={shownOrderHref(isGuest, locale, id, 'reference')}>
              {text(`order.${change}`)}
            </Link>
          )}
        </div>
      )}
    </div>
  );
}

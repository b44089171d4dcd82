import type { PlacedOrder } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { Button } from '@geven/ui/Button';
import { LinkButton } from '@geven/ui/LinkButton';
import { Text } from '@geven/ui/Text';
import { href } from '@/lib/routing/routes';
import type { Texts } from '@/lib/texts/areas';
import { isOver, shownOrderHref } from './order-view';
import * as styles from './orders.css';

interface OrderActionsProps {
  locale: Locale;
  order: PlacedOrder;
  /** Whether the link of a mail opened it: what it changes needs the address of the order. */
  isGuest: boolean;
  text: Texts<'orders'>;
}

/** What can be done with an order: order it once more, have it changed, complain, cancel it while it is not paid. */
export function OrderActions({ locale, order, isGuest, text }: OrderActionsProps) {
  const { id, isCancellable, isReferenceEditable } = order;
  const isChangeable = isCancellable || isReferenceEditable;
  return (
    <div className={styles.actions}>
      {!isGuest && (
        <form action="/api/account/order/again" method="post">
          <input name="locale" type="hidden" value={locale} />
          <input name="orderId" type="hidden" value={id} />
          <Button isFull type="submit" variant="outline">
            {text('order.again')}
          </Button>
        </form>
      )}
      {isGuest && !isOver(order) && <Text>{text(isChangeable ? 'guest.byMail' : 'guest.change')}</Text>}
      {!isOver(order) && (
        <LinkButton href={href('contactOrder', locale)} isFull variant="secondary">
          {text('order.change')}
        </LinkButton>
      )}
      <LinkButton href={href('contactComplain', locale)} isFull variant="secondary">
        {text('order.complain')}
      </LinkButton>
      {isCancellable && (
        <LinkButton href={shownOrderHref(isGuest, locale, id, 'cancel')} isFull variant="link">
          {text('order.cancel')}
        </LinkButton>
      )}
    </div>
  );
}

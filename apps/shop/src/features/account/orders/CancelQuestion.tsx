import type { PlacedOrder } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { Button } from '@geven/ui/Button';
import { LinkButton } from '@geven/ui/LinkButton';
import { Text } from '@geven/ui/Text';
import type { Texts } from '@/lib/texts/areas';
import { REQUEST_CHANGE } from './guest-changes';
import { shownOrderHref } from './order-view';
import * as styles from './orders.css';

interface CancelQuestionProps {
  locale: Locale;
  order: Pick<PlacedOrder, 'id' | 'name'>;
  /** Whether the link of a mail opened it: then the order's address is asked first. */
  isGuest: boolean;
  text: Texts<'orders'>;
}

/** Asks whether an order is to be cancelled, in the page and not in a window: YES or NO (DB-10). */
export function CancelQuestion({ locale, order: { id, name }, isGuest, text }: CancelQuestionProps) {
  return (
    <form action={isGuest ? REQUEST_CHANGE : '/api/account/order/cancel'} className={styles.form} method="post">
      <input name="locale" type="hidden" value={locale} />
      <input name="orderId" type="hidden" value={id} />
      {isGuest && <input name="kind" type="hidden" value="CANCEL" />}
      <Text weight="strong">{text(isGuest ? 'guest.askCancel' : 'order.askCancel', { name })}</Text>
      <div className={styles.answers}>
        <Button autoFocus type="submit" variant="danger">
          {text(isGuest ? 'guest.send' : 'order.yes')}
        </Button>
        <LinkButton href={shownOrderHref(isGuest, locale, id)} variant="secondary">
          {text('order.no')}
        </LinkButton>
      </div>
    </form>
  );
}

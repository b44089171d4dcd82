import type { Cart } from '@geven/odoo-sdk';
import { formatAmount, formatMoney } from '@geven/timber';
import { Text } from '@geven/ui/Text';
import { printOnly, screenOnly } from '@/components/print/print.css';
import type { Texts } from '@/lib/texts/areas';
import * as styles from './cart.css';

interface DeliveryMethodProps {
  cart: Cart;
  /** When it is likely to arrive, ready to be shown. */
  days: string;
  text: Texts<'cart'>;
}

/** How the cart is delivered, what that costs, when it comes and what it asks of the place. */
export function DeliveryMethod({ cart, days, text }: DeliveryMethodProps) {
  const { shippingMethod, isDeliveryKnown, deliveryCalculatedAfterwards, deliveryMaximum, amountDelivery } = cart;
  if (!isDeliveryKnown || !shippingMethod) {
    return (
      <Text size="caption" tone="muted">
        <span className={screenOnly}>{text('deliveryUnknown')}</span>
        <span className={printOnly}>{text('print.deliveryUnknown')}</span>
      </Text>
    );
  }
  const price = deliveryCalculatedAfterwards
    ? text('upTo', { maximum: formatMoney(deliveryMaximum ?? 0) })
    : formatAmount(amountDelivery);
  return (
    <div className={styles.method}>
      <span className={styles.methodStrong}>{text(`deliveryBy.${shippingMethod.code}`)}</span>
      <span className={styles.methodStrong}>{price}</span>
      <Text className={styles.window} size="caption" tone="muted">
        {text('deliveryWindow', { window: days })}
      </Text>
      <Text className={styles.wholeRow} size="caption" tone="muted">
        {shippingMethod.deliveryConditions}
      </Text>
    </div>
  );
}

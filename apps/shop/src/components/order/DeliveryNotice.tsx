import type { Cart } from '@geven/odoo-sdk';
import { formatMoney } from '@geven/timber';
import { Notice } from '@geven/ui/Notice';
import { Text } from '@geven/ui/Text';
import type { Texts } from '@/lib/texts/areas';

interface DeliveryNoticeProps {
  cart: Cart;
  text: Texts<'cart'>;
}

/** Says before ordering that delivery is calculated afterwards, and the maximum that it may cost (legal duty). */
export function DeliveryNotice({ cart, text }: DeliveryNoticeProps) {
  if (!cart.deliveryCalculatedAfterwards) return null;
  const maximum = formatMoney(cart.deliveryMaximum ?? 0);
  return (
    <Notice title={text('afterwardsTitle')} tone="warning">
      <Text size="caption">{text('afterwardsText', { maximum })}</Text>
    </Notice>
  );
}

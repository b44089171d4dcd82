import { Text } from '@geven/ui/Text';
import * as styles from './cart.css';
import type { CartContent } from './cart-content';

/** On paper: where the cart goes and when, as far as that is known. */
export function DeliveryPlace({ cart, days, text }: Pick<CartContent, 'cart' | 'days' | 'text'>) {
  const { isDeliveryKnown, shippingMethod, zip, partnerShipping, checkoutCountry } = cart;
  if (!isDeliveryKnown || !shippingMethod) return null;
  const town = [zip ?? partnerShipping?.zip, partnerShipping?.city].filter(Boolean).join(' ');
  return (
    <div className={styles.printedPlace}>
      <Text size="caption">{text('print.deliveryTo')}</Text>
      <Text weight="strong">{[town, checkoutCountry?.name].filter(Boolean).join(', ')}</Text>
      <Text>
        {days}, {text(`deliveryBy.${shippingMethod.code}`)}
      </Text>
    </div>
  );
}

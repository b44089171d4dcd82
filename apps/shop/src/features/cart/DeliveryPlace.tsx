import { Text } from '@geven/ui/Text';
import * as styles from './cart.css';
import type { CartContent } from './cart-content';

/** On paper: where the cart goes and when, as far as that is known. */
export function DeliveryPlace({ cart, days, text }: Pick<CartContent, 'cart' | 'days' | 'text'>) {
  const { isDeliveryKnown, shippingMethod, zip, place, partnerShipping, checkoutCountry } = cart;
  if (!isDeliveryKnown || !shippingMethod) return null;
  const town = [zip ?? partnerShipping?.zip, partnerShipping?.city ?? place].filter(Boolean).join(' ');
  const isPickup = shippingMethod.code === 'PICKUP';
  return (
    <div className={styles.printedPlace}>
      <Text size="caption">{text(isPickup ? 'deliveryBy.PICKUP' : 'print.deliveryTo')}</Text>
      <Text weight="strong">
        {isPickup ? shippingMethod.deliveryConditions : [town, checkoutCountry?.name].filter(Boolean).join(', ')}
      </Text>
      {!isPickup && (
        <Text>
          {days}, {text(`deliveryBy.${shippingMethod.code}`)}
        </Text>
      )}
    </div>
  );
}

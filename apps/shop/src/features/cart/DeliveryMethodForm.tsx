import type { Locale } from '@geven/timber';
import { Button } from '@geven/ui/Button';
import { DeliveryChoice, type DeliveryChoiceProps } from '@/components/order/DeliveryChoice';
import { screenOnly } from '@/components/print/print.css';
import * as styles from './cart.css';

interface DeliveryMethodFormProps extends Omit<DeliveryChoiceProps, 'isLegendHidden'> {
  locale: Locale;
}

/** The ways of delivery in the cart: one is taken at once, without scripts by a button. */
export function DeliveryMethodForm({ locale, ...choice }: DeliveryMethodFormProps) {
  const { cart, onChoose, text } = choice;
  return (
    <form action="/api/cart/shipping-method" className={styles.deliveryMethod} method="post">
      <input name="locale" type="hidden" value={locale} />
      <DeliveryChoice {...choice} isLegendHidden />
      {!onChoose && cart.deliveryMethods.length > 1 && (
        <div className={screenOnly}>
          <Button size="small" type="submit" variant="outline">
            {text('chooseDelivery')}
          </Button>
        </div>
      )}
    </form>
  );
}

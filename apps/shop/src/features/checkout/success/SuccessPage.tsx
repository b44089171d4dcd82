import { pageSdk } from '@/lib/cart/load-cart';
import type { Place } from '@/lib/routing/place';
import { CHECKOUT_MESSAGES } from '@/lib/texts/checkout-messages';
import { createTranslate } from '@/lib/texts/translate';
import { CheckoutFrame } from '../CheckoutFrame';
import { checkoutView } from '../checkout-view';
import { NoOrder } from './NoOrder';
import { OrderPlaced } from './OrderPlaced';

/** The order that this browser placed last: it does not look at the cart (CO-05), and a reload shows it again. */
export async function SuccessPage({ place }: { place: Place }) {
  const { locale } = place;
  const confirmation = await (await pageSdk(locale)).checkout.getPaymentConfirmation();
  return (
    <CheckoutFrame hasLinks={false} order={confirmation?.order} place={place}>
      {confirmation ? (
        <OrderPlaced
          confirmation={confirmation}
          view={checkoutView(confirmation.order, place, new Date(confirmation.dateOrder))}
        />
      ) : (
        <NoOrder locale={locale} text={createTranslate(CHECKOUT_MESSAGES[locale], locale)} />
      )}
    </CheckoutFrame>
  );
}

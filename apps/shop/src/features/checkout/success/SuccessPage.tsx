import { pageSdk } from '@/lib/cart/load-cart';
import type { PageContext } from '@/lib/routing/page-context';
import { getTexts } from '@/lib/texts/i18n';
import { CheckoutFrame } from '../CheckoutFrame';
import { checkoutView } from '../checkout-view';
import { NoOrder } from './NoOrder';
import { OrderPlaced } from './OrderPlaced';

/** The order that this browser placed last: it does not look at the cart (CO-05), and a reload shows it again. */
export async function SuccessPage({ context }: { context: PageContext }) {
  const { locale } = context;
  const confirmation = await (await pageSdk(locale)).checkout.getPaymentConfirmation();
  return (
    <CheckoutFrame hasLinks={false} order={confirmation?.order} context={context}>
      {confirmation ? (
        <OrderPlaced
          confirmation={confirmation}
          view={checkoutView(confirmation.order, context, new Date(confirmation.dateOrder))}
        />
      ) : (
        <NoOrder locale={locale} text={getTexts(locale, 'checkout')} />
      )}
    </CheckoutFrame>
  );
}

import type { PaymentAttemptState } from '@geven/odoo-sdk';
import { redirect } from 'next/navigation';
import { loadUser } from '@/lib/account/load-user';
import { pageSdk } from '@/lib/cart/load-cart';
import type { PageContext } from '@/lib/routing/page-context';
import { getTexts } from '@/lib/texts/i18n';
import { CheckoutFrame } from '../CheckoutFrame';
import { checkoutView } from '../checkout-view';
import { type AttemptKey, paymentEnd } from '../payment-end';
import { NoOrder } from './NoOrder';
import { OrderPlaced } from './OrderPlaced';
import { PaidElsewhere } from './PaidElsewhere';
import { PaymentChecked } from './PaymentChecked';

interface SuccessPageProps {
  context: PageContext;
  /** The attempt to pay that this browser came back from a bank with; null without one. */
  attempt: AttemptKey | null;
}

/**
 * The order that this browser placed last: it does not look at the cart (CO-05), and a reload shows it again. A payment
 * that is still being checked comes first, unless it is one for that order.
 */
export async function SuccessPage({ context, attempt }: SuccessPageProps) {
  const { locale } = context;
  const sdk = await pageSdk(locale);
  const [confirmation, payment, user] = await Promise.all([
    sdk.checkout.getPaymentConfirmation(),
    attempt && sdk.payment.adyenTransactionInfo(attempt),
    loadUser(locale),
  ]);
  const text = getTexts(locale, 'checkout');
  if (payment?.state === 'OPEN' && payment.orderName !== confirmation?.order.name) {
    return (
      <CheckoutFrame hasLinks={false} order={undefined} context={context}>
        <PaymentChecked locale={locale} orderName={payment.orderName} text={text} />
      </CheckoutFrame>
    );
  }
  if (!confirmation && attempt && payment && !isPlaced(payment.state)) {
    redirect(paymentEnd(payment.state, attempt.reference, locale));
  }
  return (
    <CheckoutFrame hasLinks={false} order={confirmation?.order} context={context}>
      {confirmation ? (
        <OrderPlaced
          confirmation={confirmation}
          isGuest={user === null}
          view={checkoutView(confirmation.order, context, new Date(confirmation.dateOrder))}
        />
      ) : payment ? (
        <PaidElsewhere locale={locale} orderName={payment.orderName} text={text} />
      ) : (
        <NoOrder locale={locale} text={text} />
      )}
    </CheckoutFrame>
  );
}

const isPlaced = (state: PaymentAttemptState) => state === 'PAID' || state === 'REVERSED';

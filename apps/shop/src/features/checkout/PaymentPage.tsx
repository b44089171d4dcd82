import { ERROR_TEXTS } from '../../lib/error-texts';
import { fieldErrors } from '../../lib/field-errors';
import type { FormFlash } from '../../lib/form-flash';
import { pageSdk } from '../../lib/load-cart';
import type { Place } from '../../lib/place';
import { CheckoutFrame } from './CheckoutFrame';
import { CheckoutPage } from './CheckoutPage';
import { loadCheckout } from './load-checkout';
import { PaymentForm } from './PaymentForm';
import { PAYMENT_FIELDS } from './payment-fields';

interface PaymentPageProps {
  place: Place;
  flash: FormFlash | undefined;
}

/** The step that asks how to pay. */
export async function PaymentPage({ place, flash }: PaymentPageProps) {
  const view = await loadCheckout('payment', place);
  const providers = await (await pageSdk(place.locale)).checkout.getPaymentProviders();
  return (
    <CheckoutFrame order={view.cart} place={place}>
      <CheckoutPage hasSummary step="payment" view={view}>
        <PaymentForm
          cart={view.cart}
          errors={fieldErrors(flash?.refusals ?? [], PAYMENT_FIELDS, ERROR_TEXTS[place.locale])}
          locale={place.locale}
          providers={providers}
          text={view.text}
          values={flash?.values}
        />
      </CheckoutPage>
    </CheckoutFrame>
  );
}

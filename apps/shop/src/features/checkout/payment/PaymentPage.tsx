import { pageSdk } from '@/lib/cart/load-cart';
import { fieldErrors } from '@/lib/forms/field-errors';
import type { FormFlash } from '@/lib/forms/form-flash';
import type { Place } from '@/lib/routing/place';
import { ERROR_TEXTS } from '@/lib/texts/error-texts';
import { CheckoutFrame } from '../CheckoutFrame';
import { CheckoutPage } from '../CheckoutPage';
import { loadCheckout } from '../load-checkout';
import { PAYMENT_FIELDS, PaymentForm } from './PaymentForm';

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

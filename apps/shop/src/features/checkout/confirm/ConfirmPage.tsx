import { fieldErrors } from '@/lib/forms/field-errors';
import type { FormFlash } from '@/lib/forms/form-flash';
import type { Place } from '@/lib/routing/place';
import { ERROR_TEXTS } from '@/lib/texts/error-texts';
import { CheckoutFrame } from '../CheckoutFrame';
import { CheckoutPage } from '../CheckoutPage';
import { loadCheckout } from '../load-checkout';
import { ConfirmOrder } from './ConfirmOrder';

interface ConfirmPageProps {
  place: Place;
  flash: FormFlash | undefined;
}

/** The step that orders. After a failure it comes back with the same key: what may have been ordered stays one order. */
export async function ConfirmPage({ place, flash }: ConfirmPageProps) {
  const view = await loadCheckout('confirm', place);
  return (
    <CheckoutFrame order={view.cart} place={place}>
      <CheckoutPage step="confirm" view={view}>
        <ConfirmOrder
          clientKey={flash?.values.clientKey || crypto.randomUUID()}
          errors={fieldErrors(flash?.refusals ?? [], [], ERROR_TEXTS[place.locale])}
          view={view}
        />
      </CheckoutPage>
    </CheckoutFrame>
  );
}

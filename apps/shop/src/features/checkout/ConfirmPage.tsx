import { ERROR_TEXTS } from '../../lib/error-texts';
import { fieldErrors } from '../../lib/field-errors';
import type { FormFlash } from '../../lib/form-flash';
import type { Place } from '../../lib/place';
import { CheckoutFrame } from './CheckoutFrame';
import { CheckoutPage } from './CheckoutPage';
import { ConfirmOrder } from './ConfirmOrder';
import { loadCheckout } from './load-checkout';

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

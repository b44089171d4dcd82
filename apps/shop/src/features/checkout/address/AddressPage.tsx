import type { Locale } from '@geven/timber';
import { pageSdk } from '@/lib/cart/load-cart';
import { fieldErrors } from '@/lib/forms/field-errors';
import type { FormFlash } from '@/lib/forms/form-flash';
import type { Place } from '@/lib/routing/place';
import { ERROR_TEXTS } from '@/lib/texts/error-texts';
import { CheckoutFrame } from '../CheckoutFrame';
import { CheckoutPage } from '../CheckoutPage';
import { loadCheckout } from '../load-checkout';
import { AddressForm } from './AddressForm';
import { ADDRESS_FIELDS } from './address-fields';
import { addressValues } from './address-values';

/** Country that a reader most likely lives in; English readers choose. */
const HOME: Partial<Record<Locale, string>> = { de: 'DE', nl: 'NL' };

interface AddressPageProps {
  place: Place;
  flash: FormFlash | undefined;
}

/** The step that asks where to deliver and where to send the bill. */
export async function AddressPage({ place, flash }: AddressPageProps) {
  const view = await loadCheckout('address', place);
  const countries = await (await pageSdk(place.locale)).checkout.getCountries();
  return (
    <CheckoutFrame order={view.cart} place={place}>
      <CheckoutPage hasSummary step="address" view={view}>
        <AddressForm
          countries={countries}
          errors={fieldErrors(flash?.refusals ?? [], ADDRESS_FIELDS, ERROR_TEXTS[place.locale])}
          locale={place.locale}
          text={view.text}
          values={
            flash?.values ??
            addressValues(
              view.cart,
              countries.find(({ code }) => code === HOME[place.locale]),
            )
          }
        />
      </CheckoutPage>
    </CheckoutFrame>
  );
}

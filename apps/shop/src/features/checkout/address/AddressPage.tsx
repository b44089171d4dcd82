import { ADDRESS_FIELDS } from '@/components/address/address-fields';
import { addressValues, homeCountry } from '@/components/address/address-values';
import { pageSdk } from '@/lib/cart/load-cart';
import { fieldErrors } from '@/lib/forms/field-errors';
import type { FormFlash } from '@/lib/forms/form-flash';
import type { PageContext } from '@/lib/routing/page-context';
import { getMessages } from '@/lib/texts/i18n';
import { CheckoutFrame } from '../CheckoutFrame';
import { CheckoutPage } from '../CheckoutPage';
import { loadCheckout } from '../load-checkout';
import { AddressForm } from './AddressForm';

interface AddressPageProps {
  context: PageContext;
  flash: FormFlash | undefined;
}

/** The step that asks where to deliver and where to send the bill. */
export async function AddressPage({ context, flash }: AddressPageProps) {
  const view = await loadCheckout('address', context);
  const countries = await (await pageSdk(context.locale)).checkout.getCountries();
  return (
    <CheckoutFrame order={view.cart} context={context}>
      <CheckoutPage hasSummary step="address" view={view}>
        <AddressForm
          countries={countries}
          errors={fieldErrors(flash?.refusals ?? [], ADDRESS_FIELDS, getMessages(context.locale, 'errors'))}
          locale={context.locale}
          text={view.text}
          values={flash?.values ?? addressValues(view.cart, homeCountry(countries, context.locale))}
        />
      </CheckoutPage>
    </CheckoutFrame>
  );
}

import type { Address } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { Fieldset } from '@geven/ui/Fieldset';
import { ADDRESS_FIELDS } from '@/components/address/address-fields';
import { addressValues, homeCountry } from '@/components/address/address-values';
import { DeliveryChoice } from '@/components/order/DeliveryChoice';
import { loadUser } from '@/lib/account/load-user';
import { chosenDeliveryMethod, DELIVERY_METHOD } from '@/lib/cart/delivery-method';
import { pageSdk } from '@/lib/cart/load-cart';
import { loadVisitorCountry } from '@/lib/cart/load-visitor-country';
import { fieldErrors } from '@/lib/forms/field-errors';
import type { FormFlash, FormRefusal } from '@/lib/forms/form-flash';
import type { PageContext } from '@/lib/routing/page-context';
import { joinedRefusals } from '@/lib/texts/error-text';
import { getMessages } from '@/lib/texts/i18n';
import { CheckoutFrame } from '../CheckoutFrame';
import { CheckoutPage } from '../CheckoutPage';
import { loadCheckout } from '../load-checkout';
import { AddressForm } from './AddressForm';
import { type CheckoutCustomer, customerValues } from './address-choice';

interface AddressPageProps {
  context: PageContext;
  flash: FormFlash | undefined;
}

/** The step that asks where to deliver and where to send the bill; customers choose from their address book. */
export async function AddressPage({ context, flash }: AddressPageProps) {
  const { locale } = context;
  const [view, customer, countries, visitorCountry] = await Promise.all([
    loadCheckout('address', context),
    loadCustomer(locale),
    (await pageSdk(locale)).checkout.getCountries(),
    loadVisitorCountry(locale),
  ]);
  const { cart, text } = view;
  const home = homeCountry(countries, locale, visitorCountry);
  const refusals = flash?.refusals ?? [];
  // An order that was refused for its address comes here too, with nothing that this form asks for.
  const entered = flash && 'kind' in flash.values ? flash.values : undefined;
  const isOfMethod = ({ field }: FormRefusal) => field === DELIVERY_METHOD;
  const methodRefusals = refusals.filter(isOfMethod);
  const errors = getMessages(locale, 'errors');
  return (
    <CheckoutFrame order={cart} context={context}>
      <CheckoutPage hasSummary step="address" view={view}>
        <AddressForm
          billing={customer?.billing}
          countries={countries}
          errors={fieldErrors(
            refusals.filter((refusal) => !isOfMethod(refusal)),
            ADDRESS_FIELDS,
            errors,
          )}
          isGuest={customer === null}
          locale={locale}
          shipping={customer?.shipping}
          text={text}
          vatIdCheck={cart.vatIdCheck}
          values={entered ?? (customer ? customerValues(cart, customer, home) : addressValues(cart, home))}
        >
          <Fieldset legend={view.text('address.delivery')}>
            <DeliveryChoice
              cart={cart}
              days={view.days}
              error={methodRefusals.length > 0 ? joinedRefusals(errors, methodRefusals) : undefined}
              isByAddress
              isLegendHidden
              pending={entered && DELIVERY_METHOD in entered ? chosenDeliveryMethod(entered) : undefined}
              text={view.cartText}
            />
          </Fieldset>
        </AddressForm>
      </CheckoutPage>
    </CheckoutFrame>
  );
}

async function loadCustomer(locale: Locale): Promise<CheckoutCustomer | null> {
  const user = await loadUser(locale);
  if (!user) return null;
  const addresses = await (await pageSdk(locale)).account.getAddresses();
  const ofType = (type: Address['addressType']) => addresses.filter(({ addressType }) => addressType === type);
  return { user, shipping: ofType('shipping'), billing: ofType('billing') };
}

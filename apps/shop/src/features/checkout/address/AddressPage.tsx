import type { Address } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { ADDRESS_FIELDS } from '@/components/address/address-fields';
import { addressValues, homeCountry } from '@/components/address/address-values';
import { loadUser } from '@/lib/account/load-user';
import { pageSdk } from '@/lib/cart/load-cart';
import { fieldErrors } from '@/lib/forms/field-errors';
import type { FormFlash } from '@/lib/forms/form-flash';
import type { PageContext } from '@/lib/routing/page-context';
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
  const [view, customer, countries] = await Promise.all([
    loadCheckout('address', context),
    loadCustomer(locale),
    (await pageSdk(locale)).checkout.getCountries(),
  ]);
  const { cart, text } = view;
  const home = homeCountry(countries, locale);
  return (
    <CheckoutFrame order={cart} context={context}>
      <CheckoutPage hasSummary step="address" view={view}>
        <AddressForm
          billing={customer?.billing}
          countries={countries}
          errors={fieldErrors(flash?.refusals ?? [], ADDRESS_FIELDS, getMessages(locale, 'errors'))}
          isGuest={customer === null}
          locale={locale}
          shipping={customer?.shipping}
          text={text}
          vatIdCheck={cart.vatIdCheck}
          values={flash?.values ?? (customer ? customerValues(cart, customer, home) : addressValues(cart, home))}
        />
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

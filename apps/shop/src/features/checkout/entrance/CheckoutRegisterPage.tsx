import { REGISTER_FIELDS, RegisterForm } from '@/components/account/RegisterForm';
import type { AccountVisit } from '@/lib/account/account-visit';
import { pageSdk } from '@/lib/cart/load-cart';
import { fieldErrors } from '@/lib/forms/field-errors';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import { getMessages, getTexts } from '@/lib/texts/i18n';
import { CheckoutFrame } from '../CheckoutFrame';
import { CheckoutPage } from '../CheckoutPage';
import { loadCheckout } from '../load-checkout';

interface CheckoutRegisterPageProps extends Pick<AccountVisit, 'flash'> {
  context: PageContext;
}

/** Where a shopper becomes a customer with an account, and then enters the address (CO-09). */
export async function CheckoutRegisterPage({ context, flash }: CheckoutRegisterPageProps) {
  const { locale } = context;
  const text = getTexts(locale, 'account');
  const view = await loadCheckout('address', context);
  const industries = await (await pageSdk(locale)).account.getIndustries();
  return (
    <CheckoutFrame context={context} order={view.cart}>
      <CheckoutPage hasSummary step="address" title={text('register.title')} view={view}>
        <RegisterForm
          entrance="checkoutRegister"
          errors={fieldErrors(flash?.refusals ?? [], REGISTER_FIELDS, getMessages(locale, 'errors'))}
          industries={industries}
          locale={locale}
          loginHref={href('checkoutLogin', locale)}
          text={text}
          values={flash?.values ?? {}}
        />
      </CheckoutPage>
    </CheckoutFrame>
  );
}

import { LoginColumns } from '@/components/account/LoginColumns';
import { LOGIN_FIELDS } from '@/components/account/LoginForm';
import type { AccountVisit } from '@/lib/account/account-visit';
import { fieldErrors } from '@/lib/forms/field-errors';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import { getMessages, getTexts } from '@/lib/texts/i18n';
import { CheckoutFrame } from '../CheckoutFrame';
import { CheckoutPage } from '../CheckoutPage';
import { loadCheckout } from '../load-checkout';

interface CheckoutLoginPageProps extends Pick<AccountVisit, 'flash'> {
  context: PageContext;
}

/** Where a shopper logs in, registers or goes on as a guest, and then enters the address (CO-08). */
export async function CheckoutLoginPage({ context, flash }: CheckoutLoginPageProps) {
  const { locale } = context;
  const text = getTexts(locale, 'account');
  const view = await loadCheckout('address', context);
  return (
    <CheckoutFrame context={context} order={view.cart}>
      <CheckoutPage step="address" title={text('login.title')} view={view}>
        <LoginColumns
          entrance="checkoutLogin"
          errors={fieldErrors(flash?.refusals ?? [], LOGIN_FIELDS, getMessages(locale, 'errors'))}
          guestHref={href('checkoutAddress', locale)}
          locale={locale}
          registerHref={href('checkoutRegister', locale)}
          text={text}
          values={flash?.values ?? {}}
        />
      </CheckoutPage>
    </CheckoutFrame>
  );
}

import { pageSdk } from '@/lib/cart/load-cart';
import { fieldErrors } from '@/lib/forms/field-errors';
import type { FormFlash } from '@/lib/forms/form-flash';
import type { PageContext } from '@/lib/routing/page-context';
import { getMessages } from '@/lib/texts/i18n';
import { CheckoutFrame } from '../CheckoutFrame';
import { CheckoutPage } from '../CheckoutPage';
import { loadCheckout } from '../load-checkout';
import { PAYMENT_FIELDS, PaymentForm } from './PaymentForm';

interface PaymentPageProps {
  context: PageContext;
  flash: FormFlash | undefined;
}

/** The step that asks how to pay. */
export async function PaymentPage({ context, flash }: PaymentPageProps) {
  const view = await loadCheckout('payment', context);
  const providers = await (await pageSdk(context.locale)).checkout.getPaymentProviders();
  return (
    <CheckoutFrame order={view.cart} context={context}>
      <CheckoutPage hasSummary step="payment" view={view}>
        <PaymentForm
          cart={view.cart}
          cartText={view.cartText}
          errors={fieldErrors(flash?.refusals ?? [], PAYMENT_FIELDS, getMessages(context.locale, 'errors'))}
          locale={context.locale}
          providers={providers}
          text={view.text}
          values={flash?.values}
        />
      </CheckoutPage>
    </CheckoutFrame>
  );
}

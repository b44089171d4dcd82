import { pageSdk } from '@/lib/cart/load-cart';
import { fieldErrors } from '@/lib/forms/field-errors';
import type { FormFlash } from '@/lib/forms/form-flash';
import type { PageContext } from '@/lib/routing/page-context';
import { getMessages } from '@/lib/texts/i18n';
import { CheckoutFrame } from '../CheckoutFrame';
import { CheckoutPage } from '../CheckoutPage';
import { loadCheckout } from '../load-checkout';
import { ConfirmOrder } from './ConfirmOrder';
import { cardStart } from './card/card-start';

interface ConfirmPageProps {
  context: PageContext;
  flash: FormFlash | undefined;
}

/** The step that orders. After a failure it comes back with the same key: what may have been ordered stays one order. */
export async function ConfirmPage({ context, flash }: ConfirmPageProps) {
  const view = await loadCheckout('confirm', context);
  const payment = await cardStart(await pageSdk(context.locale), view);
  return (
    <CheckoutFrame order={view.cart} context={context}>
      <CheckoutPage step="confirm" view={view}>
        <ConfirmOrder
          clientKey={flash?.values.clientKey || crypto.randomUUID()}
          errors={fieldErrors(flash?.refusals ?? [], [], getMessages(context.locale, 'errors'))}
          payment={payment}
          view={view}
        />
      </CheckoutPage>
    </CheckoutFrame>
  );
}

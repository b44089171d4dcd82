import type { PaymentProvider } from '@geven/odoo-sdk';
import { Notice } from '@geven/ui/Notice';
import { Radio } from '@geven/ui/Radio';
import * as styles from '../checkout.css';
import type { CheckoutView } from '../checkout-view';
import { paymentComponent } from './payment-component';

interface PaymentMethodProps extends Pick<CheckoutView, 'text'> {
  provider: PaymentProvider;
  isChosen: boolean;
}

/** A way to pay, by the component that its provider's name asks for. */
export function PaymentMethod({ provider, isChosen, text }: PaymentMethodProps) {
  if (paymentComponent(provider.name) === 'not-implemented') {
    return <Notice title={text('payment.notImplemented', { provider: provider.name })} tone="danger" />;
  }
  return (
    <Radio
      aside={<span className={styles.mark}>{text('payment.wireMark')}</span>}
      defaultChecked={isChosen}
      description={text('payment.wireText')}
      isBoxed
      label={provider.displayName}
      name="providerId"
      value={String(provider.id)}
    />
  );
}

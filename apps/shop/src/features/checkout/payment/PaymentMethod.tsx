import type { PaymentKind, PaymentProvider } from '@geven/odoo-sdk';
import { Notice } from '@geven/ui/Notice';
import { Radio } from '@geven/ui/Radio';

import type { ReactElement } from 'react';
import * as styles from '../checkout.css';
import type { CheckoutView } from '../checkout-view';

interface PaymentMethodProps extends Pick<CheckoutView, 'text'> {
  provider: PaymentProvider;
  isChosen: boolean;
}

/** What a shopper chooses a kind of payment by; a kind that is missing here cannot be chosen. */
const METHODS: Partial<Record<PaymentKind, (props: PaymentMethodProps) => ReactElement>> = { WIRE: WireTransfer };

/** A way to pay, by the component of its kind (PY-02); one that there is no component for says so (PY-03). */
export function PaymentMethod(props: PaymentMethodProps) {
  const { provider, text } = props;
  const Method = provider.kind && METHODS[provider.kind];
  if (!Method) return <Notice title={text('payment.notImplemented', { provider: provider.name })} tone="danger" />;
  return <Method {...props} />;
}

function WireTransfer({ provider, isChosen, text }: PaymentMethodProps) {
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
